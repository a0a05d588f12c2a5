import { createHash } from "node:crypto";

/**
 * A strong entity tag (RFC 9110, section 8.8.3) known before rendering: a page's bytes depend on
 * nothing but these parts. The encoding belongs to them, for it changes the bytes.
 */
export function pageEtag(parts: readonly string[]): string {
	const hash = createHash("sha256")
		.update(JSON.stringify(parts))
		.digest("base64url");
	return `"${hash.slice(0, 27)}"`;
}
