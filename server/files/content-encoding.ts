import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { cacheValues } from "../connections/cache-values.ts";

/** The encodings that we offer, best first, in the same order as the compression middleware. */
export const offeredEncodings = ["br", "gzip", "deflate", "identity"] as const;

/**
 * The best available encoding for a request (RFC 9110, section 12.5.3). `dcz` (RFC 9842) comes
 * first if the client has the dictionary.
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

/** The known encodings that a client accepts, best first. */
const sortAccepted = cacheValues<readonly string[]>(
	(accepted) =>
		new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(
			["dcz", ...offeredEncodings],
			{ preferred: ["dcz", "br", "gzip"] },
		),
	{ values: 200, longest: 100 },
);
