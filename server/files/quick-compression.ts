import { constants } from "node:zlib";
import compression from "compression";
import type { Request, Response } from "express";

/**
 * Compression settings for responses made for one visitor, at half the CPU time of the packages'
 * defaults. Brotli's default window of 4 MB is memory that the system clears for each response;
 * pages fit into 64 KB, and their compressed form into one chunk.
 */
export const quickCompression = {
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

/**
 * Whether a staff page shows private data together with text from its URL, such as search words.
 * Otherwise an attacker who opens such URLs in the victim's browser and observes lengths could
 * guess the data, because repeated text compresses better (the BREACH attack).
 */
function tellsBoth(req: Request, res: Response): boolean {
	const isPage = String(res.getHeader("Content-Type")).startsWith("text/html");
	return isPage && req.staff !== undefined && req.target.search !== "";
}
