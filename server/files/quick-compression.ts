import { constants } from "node:zlib";
import compression from "compression";
import type { Request, Response } from "express";

/**
 * How answers are compressed that are made for one visitor, in half of the time that the packages'
 * own settings take. Brotli's window of 4 MB is memory that the system clears for each answer; pages
 * fit into 64 KB, and what they become into one piece.
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
 * Whether a page shows what only staff may read beside what its address says, such as the words of a
 * search: whoever leads them to addresses and sees lengths could try words until they are the same,
 * for then both take less room together (the attack called BREACH).
 */
function tellsBoth(req: Request, res: Response): boolean {
	const isPage = String(res.getHeader("Content-Type")).startsWith("text/html");
	return isPage && req.staff !== undefined && req.target.search !== "";
}
