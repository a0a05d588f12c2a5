import { hash } from "node:crypto";
import type { Request, Response } from "express";
import {
	choosePageEncoding,
	encodePage,
	type PageEncoding,
} from "../pages/cache/cached-page.ts";
import { cutToSize } from "./cut-to-size.ts";

/** Shorter texts are not worth compressing. */
const leastCompressed = 1024;

/** A text that does not change while the server runs. */
export type CachedText = ReturnType<typeof makeCachedText>;

/**
 * Creates the text when it is first requested and compresses it once per encoding. All encodings
 * share a weak entity tag (RFC 9110, section 8.8.1).
 */
export function makeCachedText(make: () => string) {
	let made: { bytes: Buffer; etag: string } | undefined;
	const encoded = new Map<PageEncoding, Promise<Buffer>>();

	function encode(bytes: Buffer, encoding: PageEncoding): Promise<Buffer> {
		const known = encoded.get(encoding) ?? encodePage(bytes, encoding);
		encoded.set(encoding, known);
		return known;
	}

	return {
		/** Sends the text, or 304. The caller sets all other headers. */
		async send(
			req: Pick<Request, "fresh" | "headers" | "method">,
			res: Response,
		): Promise<void> {
			made ??= withTag(make());
			const { bytes, etag } = made;
			const isShort = bytes.length < leastCompressed;
			const encoding = isShort ? "identity" : choosePageEncoding(req);
			if (!isShort) res.vary("Accept-Encoding");
			res.setHeader("ETag", etag);
			if (req.fresh) {
				res.statusCode = 304;
				return void res.end();
			}
			const body = await encode(bytes, encoding);
			if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
			res.setHeader("Content-Length", body.length);
			res.end(req.method === "HEAD" ? undefined : body);
		},
	};
}

function withTag(text: string): { bytes: Buffer; etag: string } {
	return {
		bytes: cutToSize(Buffer.from(text)),
		etag: `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`,
	};
}
