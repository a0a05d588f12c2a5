import { defaultQuality, imageWidths } from "../../shared/image-sizes.ts";
import { percentDecode } from "../../shared/percent-decode.ts";

/** An image's location: a decoded path on this site, or a URL on an allowed host. */
export type ImageSource =
	| { readonly kind: "local"; readonly path: string }
	| { readonly kind: "remote"; readonly url: URL };

/** A valid request for an image. */
export interface ImageRequest {
	readonly source: ImageSource;
	readonly width: number;
	readonly quality: number;
}

type Query = Readonly<Record<string, unknown>>;

/** Parses the endpoint's query. Returns the reason, in words, if it is not allowed. */
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
): ImageSource | string {
	if (url.startsWith("/") && !url.startsWith("//")) return parsePath(url);
	const remote = URL.canParse(url) ? new URL(url) : undefined;
	if (remote?.protocol !== "https:")
		return "url: a path on this site or an https address";
	if (remote.username || remote.password || remote.port)
		return "url: neither credentials nor a port are allowed";
	if (!hosts.includes(remote.hostname)) return "url: this host is not allowed";
	remote.hash = "";
	return { kind: "remote", url: remote };
}

/** Decodes first, so that no encoded form of a forbidden path passes. */
function parsePath(url: string): ImageSource | string {
	const [encoded = ""] = url.split(/[?#]/);
	const path = percentDecode(encoded);
	return path === undefined ||
		["\0", "\\"].some((character) => path.includes(character)) ||
		path.split("/").includes("..")
		? "url: not allowed"
		: { kind: "local", path };
}

function parseInteger(value: unknown): number | undefined {
	return typeof value === "string" && /^[1-9]\d{0,3}$/.test(value)
		? Number(value)
		: undefined;
}
