import https, { type RequestOptions } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, lookupOnly } from "./public-address.ts";

/** Why a remote picture could not be had. */
export type RemoteFailure = "refused" | "missing" | "too-large" | "unreachable";

export interface RemoteOptions {
	readonly hosts: readonly string[];
	readonly maximalBytes: number;
	readonly timeoutMs: number;
	/** Which addresses may be connected to. */
	readonly isAllowedAddress?: (address: string) => boolean;
	/** Further settings of the connection, for tests: a port, an authority. */
	readonly request?: Pick<RequestOptions, "ca" | "port">;
}

const maximalRedirects = 3;

/** Fetches a picture over https from an allowed host at a public address, redirects checked too. */
export async function fetchRemote(
	url: URL,
	options: RemoteOptions,
	redirects = 0,
): Promise<Buffer | RemoteFailure> {
	const isAllowed = options.isAllowedAddress ?? isPublicAddress;
	const host = url.hostname.replace(/^\[|\]$/g, "");
	if (url.protocol !== "https:" || !options.hosts.includes(url.hostname))
		return "refused";
	if (isIP(host) !== 0 && !isAllowed(host)) return "refused";

	const answer = await get(url, options, isAllowed);
	if (typeof answer === "string" || Buffer.isBuffer(answer)) return answer;
	if (redirects >= maximalRedirects || !URL.canParse(answer.location, url))
		return "refused";
	return fetchRemote(new URL(answer.location, url), options, redirects + 1);
}

function get(
	url: URL,
	{ maximalBytes, timeoutMs, request: settings }: RemoteOptions,
	isAllowed: (address: string) => boolean,
): Promise<Buffer | RemoteFailure | { location: string }> {
	return new Promise((resolve) => {
		const request = https.get(
			url,
			{
				...settings,
				lookup: lookupOnly(isAllowed),
				signal: AbortSignal.timeout(timeoutMs),
				headers: { Accept: "image/*" },
			},
			(response) => {
				const status = response.statusCode ?? 0;
				const end = (result: RemoteFailure | { location: string }): void => {
					response.destroy();
					resolve(result);
				};
				if (status >= 300 && status < 400)
					return end({ location: response.headers.location ?? "" });
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
