import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The encodings that we offer, best first; the same that the compression step prefers. */
export const offeredEncodings = ["br", "gzip", "deflate", "identity"] as const;

/** Browsers send few different headers, and each is worked out once. Longer ones are not kept. */
const known = new LRUCache<string, readonly string[]>({ max: 200 });
const longestKept = 100;

/** The best encoding for a request (RFC 9110, section 12.5.3) among those available. */
export function chooseEncoding<T extends string>(
	{ headers }: Pick<IncomingMessage, "headers">,
	available: readonly T[],
): T | "identity" {
	const accepted = headers["accept-encoding"] ?? "";
	for (const encoding of known.get(accepted) ?? sortAccepted(accepted)) {
		const found = available.find((name) => name === encoding);
		if (found) return found;
	}
	return "identity";
}

/** Those that we offer and a client takes, best first. */
function sortAccepted(accepted: string): readonly string[] {
	const headers = { "accept-encoding": accepted };
	const order = new Negotiator({ headers }).encodings(offeredEncodings, {
		preferred: ["br", "gzip"],
	});
	if (accepted.length <= longestKept) known.set(accepted, order);
	return order;
}
