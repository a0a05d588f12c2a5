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
	const { authorization = "", cookie = "" } = headers;
	const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
	const cookies = cookie
		.split(";")
		.map((pair) => /^\s*token\s*=\s*"?([^"\s]+)"?\s*$/.exec(pair)?.[1]);
	const tokens = [bearer, ...cookies].filter((token) => token !== undefined);
	return [...new Set(tokens)].slice(0, maximalTokens);
}
