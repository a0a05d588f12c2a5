import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The encodings that we offer, best first; the same that the compression step prefers. */
const offered = ["br", "gzip", "deflate", "identity"];

/** Browsers send few different headers, and each is worked out once. Longer ones are not kept. */
const known = new LRUCache<string, string>({ max: 200 });
const longestKept = 100;

/** The best encoding for a request (RFC 9110, section 12.5.3) among those available. */
export function chooseEncoding(
	{ headers }: Pick<IncomingMessage, "headers">,
	available: readonly string[] = offered,
): string {
	const accepted = headers["accept-encoding"] ?? "";
	const key = `${available.join()} ${accepted}`;
	const kept = known.get(key);
	if (kept) return kept;
	const candidates = offered.filter((encoding) => available.includes(encoding));
	const encoding =
		new Negotiator({ headers }).encodings(candidates, {
			preferred: ["br", "gzip"],
		})[0] ?? "identity";
	if (key.length <= longestKept) known.set(key, encoding);
	return encoding;
}
