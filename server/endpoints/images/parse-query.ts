import { defaultQuality, imageWidths } from "../../../shared/image-sizes.ts";

/** A picture that may be made: where from, how wide, how good. */
export interface ImageRequest {
	readonly source:
		| { readonly kind: "local"; readonly path: string }
		| { readonly kind: "remote"; readonly url: URL };
	readonly width: number;
	readonly quality: number;
}

type Query = Readonly<Record<string, unknown>>;

/** Reads the endpoint's query. What is not allowed gives the reason, in words. */
export function parseImageQuery(
	query: Query,
	hosts: readonly string[],
): ImageRequest | string {
	const { url, w, q = String(defaultQuality) } = query;
	if (typeof url !== "string" || url === "" || url.length > 2048)
		return "url: give one, a path on this site or an https address";
	const source = parseSource(url, hosts);
	if (typeof source === "string") return source;
	const width = parseInteger(w);
	if (width === undefined || !imageWidths.includes(width))
		return `w: allowed are ${imageWidths.join(", ")}`;
	const quality = parseInteger(q);
	if (quality === undefined || quality < 1 || quality > 100)
		return "q: allowed are 1 to 100";
	return { source, width, quality };
}

function parseSource(
	url: string,
	hosts: readonly string[],
): ImageRequest["source"] | string {
	if (url.includes("\0") || url.includes("\\")) return "url: not allowed";
	if (url.startsWith("/") && !url.startsWith("//")) {
		const [path = ""] = url.split(/[?#]/);
		return path.split("/").includes("..")
			? "url: not allowed"
			: { kind: "local", path };
	}
	const remote = URL.canParse(url) ? new URL(url) : undefined;
	if (remote?.protocol !== "https:")
		return "url: a path on this site or an https address";
	if (remote.username || remote.password || remote.port)
		return "url: neither credentials nor a port are allowed";
	if (!hosts.includes(remote.hostname)) return "url: this host is not allowed";
	return { kind: "remote", url: remote };
}

function parseInteger(value: unknown): number | undefined {
	return typeof value === "string" && /^\d{1,4}$/.test(value)
		? Number(value)
		: undefined;
}
