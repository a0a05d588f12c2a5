import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { cacheValues } from "../connections/cache-values.ts";

/** The encodings that we offer, best first; the same that the compression step prefers. */
export const offeredEncodings = ["br", "gzip", "deflate", "identity"] as const;

/**
 * The best encoding for a request (RFC 9110, section 12.5.3) among those available: `dcz` (RFC 9842)
 * before those that we always offer, where the client has the dictionary.
 */
export function chooseEncoding<T extends string>(
	{ headers }: Pick<IncomingMessage, "headers">,
	available: readonly T[],
): T | "identity" {
	const accepted = headers["accept-encoding"] ?? "";
	for (const encoding of sortAccepted(accepted)) {
		const found = available.find((name) => name === encoding);
		if (found) return found;
	}
	return "identity";
}

/** Those that there are here and a client takes, best first. */
const sortAccepted = cacheValues<readonly string[]>(
	(accepted) =>
		new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(
			["dcz", ...offeredEncodings],
			{ preferred: ["dcz", "br", "gzip"] },
		),
	{ values: 200, longest: 100 },
);
