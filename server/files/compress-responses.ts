import {
	brotliCompressSync,
	constants,
	deflateSync,
	gzipSync,
} from "node:zlib";
import compression from "compression";
import type { Request, RequestHandler, Response } from "express";
import { chooseEncoding } from "./content-encoding.ts";

/**
 * Compression settings for responses made for one visitor, at half the CPU time of the packages'
 * defaults. Brotli's default window of 4 MB is memory that the system clears for each response;
 * pages fit into 64 KB, and their compressed form into one chunk.
 */
const quickCompression = {
	level: 3,
	brotli: {
		chunkSize: 64 * 1024,
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 3,
			[constants.BROTLI_PARAM_LGWIN]: 16,
		},
	},
	filter: (req: Request, res: Response): boolean =>
		!tellsBoth(req, res) && compression.filter(req, res),
};

/** The minimum is as for streamed responses; a larger body would block the event loop too long. */
const [least, most] = [1024, 256 * 1024];

const { brotli, ...others } = quickCompression;
const compressors = {
	br: (bytes: Buffer) => brotliCompressSync(bytes, brotli),
	gzip: (bytes: Buffer) => gzipSync(bytes, others),
	deflate: (bytes: Buffer) => deflateSync(bytes, others),
};

const compressStream = compression(quickCompression);

/**
 * Compresses responses: those sent in one piece synchronously, on this thread, all others as a
 * stream. When many responses wait for a thread, a zlib stream for each is memory that survives
 * several collections and makes V8 run full ones.
 */
export const compressResponses: RequestHandler = (req, res, next) => {
	const { write, end } = res;
	const startStream = (): void => {
		Object.assign(res, { write, end });
		// `drain` will be the stream's, not the response's.
		const listeners = res.listeners("drain") as (() => void)[];
		res.removeAllListeners("drain");
		compressStream(req, res, () => undefined);
		for (const listener of listeners) res.on("drain", listener);
	};
	// Named, because V8 allocates a function that is assigned to a property as a literal in the old
	// generation, where it keeps the response until the next full collection. The package's four
	// functions are such literals.
	const writePiece = (...args: unknown[]): boolean => {
		startStream();
		return Reflect.apply(res.write, res, args);
	};
	const endWhole = (...args: unknown[]): Response => {
		const [chunk, ...rest] = args;
		if (chunk !== undefined && !isSmall(chunk)) {
			startStream();
			return Reflect.apply(res.end, res, args);
		}
		if (!isCompressible(req, res)) return Reflect.apply(end, res, args);
		res.vary("Accept-Encoding");
		const coding =
			chunk && chunk.length >= least && isToEncode(req, res)
				? chooseEncoding(req, ["br", "gzip", "deflate"])
				: "identity";
		if (!chunk || coding === "identity") return Reflect.apply(end, res, args);
		const bytes = compressors[coding](chunk);
		res.setHeader("Content-Encoding", coding);
		res.setHeader("Content-Length", bytes.length);
		return Reflect.apply(end, res, [bytes, ...rest]);
	};
	Object.assign(res, { write: writePiece, end: endWhole });
	next();
};

function isSmall(chunk: unknown): chunk is Buffer {
	return Buffer.isBuffer(chunk) && chunk.length <= most;
}

function isCompressible(req: Request, res: Response): boolean {
	return (
		!res.headersSent &&
		!String(res.getHeader("Cache-Control")).includes("no-transform") &&
		quickCompression.filter(req, res)
	);
}

function isToEncode(req: Request, res: Response): boolean {
	return req.method !== "HEAD" && !res.hasHeader("Content-Encoding");
}

/**
 * Whether a staff page shows private data together with text from its URL, such as search words.
 * Otherwise an attacker who opens such URLs in the victim's browser and observes lengths could
 * guess the data, because repeated text compresses better (the BREACH attack).
 */
function tellsBoth(req: Request, res: Response): boolean {
	const isPage = String(res.getHeader("Content-Type")).startsWith("text/html");
	return isPage && req.staff !== undefined && req.target.search !== "";
}
