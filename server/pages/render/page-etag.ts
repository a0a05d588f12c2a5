import { hash } from "node:crypto";

/**
 * A strong entity tag (RFC 9110, section 8.8.3), known before rendering: the parts determine a
 * page's bytes completely. They include the encoding, which changes the bytes.
 */
export function pageEtag(parts: readonly string[]): string {
	const digest = hash("sha256", JSON.stringify(parts), "base64url");
	return `"${digest.slice(0, 27)}"`;
}
