import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * What a cached answer repeats of the first one's headers, as the pipeline's steps set them for
 * everybody. A header that is not here is not repeated.
 */
export const cachedHeaders = [
	"cache-control",
	"content-language",
	"content-security-policy",
	"content-type",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"link",
	"origin-agent-cluster",
	"permissions-policy",
	"referrer-policy",
	"reporting-endpoints",
	"speculation-rules",
	"strict-transport-security",
	"vary",
	"x-build-id",
	"x-content-type-options",
	"x-dns-prefetch-control",
	"x-download-options",
	"x-frame-options",
	"x-permitted-cross-domain-policies",
	"x-robots-tag",
	"x-xss-protection",
] as const;

/** What each answer has of its own: its request's, its coding's, or its connection's. */
export const ownHeaders = [
	"connection",
	"content-encoding",
	"content-length",
	"date",
	"etag",
	"keep-alive",
	"server-timing",
	"transfer-encoding",
	"x-request-id",
] as const;

/**
 * The headers that a cached answer repeats; `undefined` of an answer that is not for everybody:
 * only a 200 that sets no cookie is.
 */
export function readCachedHeaders(
	res: ServerResponse,
): OutgoingHttpHeaders | undefined {
	if (res.statusCode !== 200 || res.hasHeader("set-cookie")) return undefined;
	return Object.fromEntries(
		cachedHeaders.flatMap((name) => {
			const value = res.getHeader(name);
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

/** Names and values in turn, as `writeHead` takes them. */
export function listHeaders(headers: OutgoingHttpHeaders): string[] {
	return Object.entries(headers).flatMap(([name, value]) =>
		value === undefined ? [] : [name, String(value)],
	);
}
