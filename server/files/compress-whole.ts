import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import { chooseEncoding } from "./content-encoding.ts";
import { quickCompression } from "./quick-compression.ts";

/** Less is not worth it, as for what is compressed in pieces; more would keep others waiting. */
const [least, most] = [1024, 256 * 1024];

/**
 * Compresses what is sent in one piece at once, on this thread: behind the step that compresses in
 * pieces, which leaves alone what has a coding. A stream for each answer is memory that outlives
 * several collections when many wait for a thread, so that V8 collects everything, again and again.
 */
export const compressWhole: RequestHandler = (req, res, next) => {
	const { end } = res;
	res.end = (...args: unknown[]): Response => {
		const [chunk, ...rest] = args;
		if (!Buffer.isBuffer(chunk) || !isToCompress(req, res, chunk))
			return Reflect.apply(end, res, args);
		const coding = chooseEncoding(req, ["br", "gzip"]);
		if (coding === "identity") return Reflect.apply(end, res, args);
		const bytes =
			coding === "br"
				? brotliCompressSync(chunk, quickCompression.brotli)
				: gzipSync(chunk, { level: quickCompression.level });
		res.setHeader("Content-Encoding", coding);
		res.setHeader("Content-Length", bytes.length);
		return Reflect.apply(end, res, [bytes, ...rest]);
	};
	next();
};

function isToCompress(
	req: Request,
	res: Response,
	{ length }: Buffer,
): boolean {
	return (
		!res.headersSent &&
		!res.hasHeader("Content-Encoding") &&
		req.method !== "HEAD" &&
		length >= least &&
		length <= most &&
		!String(res.getHeader("Cache-Control")).includes("no-transform") &&
		quickCompression.filter(req, res)
	);
}
