import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import type { Locale } from "../../shared/locales.ts";

/**
 * Answers with a text that is made once, at the start. Its entity tag is weak (RFC 9110, section
 * 8.8.1), for compression comes after.
 */
export function answerText(
	type: string,
	text: string,
	locale?: Locale,
): RequestHandler {
	const hash = createHash("sha256").update(text).digest("base64url");
	const etag = `W/"${hash.slice(0, 22)}"`;
	return (_req, res) => {
		res.setHeader("Cache-Control", "public, max-age=3600");
		res.setHeader("ETag", etag);
		if (locale) res.setHeader("Content-Language", locale);
		res.type(type).send(text);
	};
}
