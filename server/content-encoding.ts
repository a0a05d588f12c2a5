import type { Request } from "express";
import Negotiator from "negotiator";

/** The encodings that we offer, best first; the same that the compression step prefers. */
const offered = ["br", "gzip", "deflate", "identity"];

/** The best encoding for a request (RFC 9110, section 12.5.3) among those available. */
export function chooseEncoding(
	req: Request,
	available: readonly string[] = offered,
): string {
	const candidates = offered.filter((encoding) => available.includes(encoding));
	return (
		new Negotiator(req).encodings(candidates, {
			preferred: ["br", "gzip"],
		})[0] ?? "identity"
	);
}
