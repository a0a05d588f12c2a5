import https, { type RequestOptions } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, lookupOnly } from "./public-address.ts";

/** Why a remote image is unavailable. */
export type RemoteFailure =
	| "refused"
	| "missing"
	| "too-large"
	| "unreachable"
	| "timed-out";

export interface RemoteOptions {
	readonly hosts: readonly string[];
	readonly maximalBytes: number;
	/** Covers the whole fetch, including redirects. */
	readonly timeoutMs: number;
	/** Which addresses may be connected to. */
	readonly isAllowedAddress?: (address: string) => boolean;
	/** Overrides in tests: a port or a certificate authority. */
	readonly request?: Pick<RequestOptions, "ca" | "port">;
}

const maximalRedirects = 3;

/**
 * Fetches an image over https from an allowed host with a public address. Redirects are checked,
 * too.
 *
 * @param gone aborts the fetch.
 * @throws the reason of `gone`.
 */
export async function fetchRemote(
	url: URL,
	options: RemoteOptions,
	gone: AbortSignal = new AbortController().signal,
): Promise<Buffer | RemoteFailure> {
	const timeout = AbortSignal.timeout(options.timeoutMs);
	const fetched = await follow(url, options, AbortSignal.any([timeout, gone]));
	gone.throwIfAborted();
	return fetched === "unreachable" && timeout.aborted ? "timed-out" : fetched;
}

async function follow(
	url: URL,
	options: RemoteOptions,
	signal: AbortSignal,
): Promise<Buffer | RemoteFailure> {
	let target = url;
	for (let redirects = 0; redirects <= maximalRedirects; redirects++) {
		if (!isAllowedUrl(target, options)) return "refused";
		const answer = await get(target, options, signal);
		if (typeof answer === "string" || Buffer.isBuffer(answer)) return answer;
		if (!URL.canParse(answer.location, target)) return "unreachable";
		target = new URL(answer.location, target);
	}
	return "refused";
}

function isAllowedUrl(url: URL, options: RemoteOptions): boolean {
	const { isAllowedAddress = isPublicAddress, hosts } = options;
	const host = url.hostname.replace(/^\[|\]$/g, "");
	return (
		url.protocol === "https:" &&
		!url.port &&
		!url.username &&
		!url.password &&
		hosts.includes(url.hostname) &&
		(isIP(host) === 0 || isAllowedAddress(host))
	);
}

function get(
	url: URL,
	options: RemoteOptions,
	signal: AbortSignal,
): Promise<Buffer | RemoteFailure | { location: string }> {
	const { maximalBytes, isAllowedAddress = isPublicAddress } = options;
	return new Promise((resolve) => {
		const request = https.get(
			url,
			{
				...options.request,
				signal,
				lookup: lookupOnly(isAllowedAddress),
				// No keep-alive: each connection goes to an address that was just checked.
				agent: false,
				headers: { Accept: "image/*" },
			},
			(response) => {
				const status = response.statusCode ?? 0;
				const { location } = response.headers;
				const end = (result: RemoteFailure | { location: string }): void => {
					response.destroy();
					resolve(result);
				};
				if (status >= 300 && status < 400 && location) return end({ location });
				if (status === 404 || status === 410) return end("missing");
				if (status !== 200) return end("unreachable");
				if (Number(response.headers["content-length"] ?? 0) > maximalBytes)
					return end("too-large");
				const chunks: Buffer[] = [];
				let size = 0;
				response.on("data", (chunk: Buffer) => {
					size += chunk.length;
					chunks.push(chunk);
					if (size > maximalBytes) end("too-large");
				});
				response.on("end", () => resolve(Buffer.concat(chunks)));
				response.on("error", () => resolve("unreachable"));
			},
		);
		request.on("error", () => resolve("unreachable"));
	});
}
