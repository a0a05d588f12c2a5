import type { IncomingMessage } from "node:http";

/** Tokens of one request that are looked up; browsers send no more than a few cookies of one name. */
const maximalTokens = 8;

/**
 * The tokens that a request holds: the `Authorization` header's, then those of its cookies. A browser
 * sends two cookies of one name where another path or host has set one, and either may be the valid one.
 */
export function readTokens({
	headers,
}: Pick<IncomingMessage, "headers">): readonly string[] {
	const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
	const cookies = readCookieTokens({ headers });
	const tokens = bearer === undefined ? cookies : [bearer, ...cookies];
	return [...new Set(tokens)].slice(0, maximalTokens);
}

/** The tokens that a request's cookies hold. */
export function readCookieTokens({
	headers: { cookie = "" },
}: Pick<IncomingMessage, "headers">): readonly string[] {
	const tokens = cookie
		.split(";")
		.map((pair) => /^\s*token\s*=\s*"?([^"\s]+)"?\s*$/.exec(pair)?.[1])
		.filter((token) => token !== undefined);
	return [...new Set(tokens)].slice(0, maximalTokens);
}
