import type { IncomingMessage } from "node:http";

/** The most tokens looked up for one request; browsers send only a few cookies of one name. */
const maximalTokens = 8;

/**
 * The tokens that a request holds: first the `Authorization` header's, then those in cookies. A
 * browser sends two cookies of one name if they were set for different paths or hosts, and either
 * may be valid.
 */
export function readTokens({
	headers,
}: Pick<IncomingMessage, "headers">): readonly string[] {
	const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
	const cookies = readCookieTokens({ headers });
	const tokens = bearer === undefined ? cookies : [bearer, ...cookies];
	return [...new Set(tokens)].slice(0, maximalTokens);
}

/** The tokens in a request's cookies. */
export function readCookieTokens({
	headers: { cookie = "" },
}: Pick<IncomingMessage, "headers">): readonly string[] {
	const tokens = cookie
		.split(";")
		.map((pair) => /^\s*token\s*=\s*"?([^"\s]+)"?\s*$/.exec(pair)?.[1])
		.filter((token) => token !== undefined);
	return [...new Set(tokens)].slice(0, maximalTokens);
}
