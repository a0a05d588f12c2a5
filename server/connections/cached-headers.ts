import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * The headers of the first response that cached responses repeat. The pipeline sets them to the
 * same value for everybody. Unlisted headers are not repeated.
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

/** The headers that differ by request, encoding, or connection. */
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
 * The headers that a cached response repeats, or `undefined` if the response is not cacheable: only
 * a 200 without cookies is.
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

/** Alternating names and values, as `writeHead` takes them. */
export function listHeaders(headers: OutgoingHttpHeaders): string[] {
	return Object.entries(headers).flatMap(([name, value]) =>
		value === undefined ? [] : [name, String(value)],
	);
}
