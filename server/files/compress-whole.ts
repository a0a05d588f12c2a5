import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import { chooseEncoding } from "./content-encoding.ts";
import { quickCompression } from "./quick-compression.ts";

/** The minimum is as for streamed responses; a larger body would block the event loop too long. */
const [least, most] = [1024, 256 * 1024];

/**
 * Compresses responses sent in one piece synchronously, on this thread. Runs inside the streaming
 * compression, which skips responses that already have an encoding. When many responses wait for a
 * thread, a zlib stream for each is memory that survives several collections and makes V8 run full
 * ones.
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
