import type { RequestHandler } from "express";

/** Sends the id of the build that responded. */
export function setBuildId(buildId: string): RequestHandler {
	return (_req, res, next) => {
		res.setHeader("X-Build-Id", buildId);
		next();
	};
}
