import { hash } from "node:crypto";
import type { Request, Response } from "express";
import {
	choosePageEncoding,
	encodePage,
	type PageEncoding,
} from "../pages/cache/cached-page.ts";
import { cutToSize } from "./cut-to-size.ts";

/** Shorter texts are not worth their compression. */
const leastCompressed = 1024;

/** A text that stays the same as long as the server runs. */
export interface CachedText {
	/** Answers with it, or with 304. Other headers are set before. */
	send(
		req: Pick<Request, "fresh" | "headers" | "method">,
		res: Response,
	): Promise<void>;
}

/**
 * Makes the text when it is first asked for, and compresses it once a coding. Its entity tag is
 * weak (RFC 9110, section 8.8.1), for it is the same in all of them.
 */
export function makeCachedText(make: () => string): CachedText {
	let made: { bytes: Buffer; etag: string } | undefined;
	const encoded = new Map<PageEncoding, Promise<Buffer>>();

	function encode(bytes: Buffer, encoding: PageEncoding): Promise<Buffer> {
		const known = encoded.get(encoding) ?? encodePage(bytes, encoding);
		encoded.set(encoding, known);
		return known;
	}

	return {
		async send(req, res) {
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
