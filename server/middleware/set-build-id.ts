import type { RequestHandler } from "express";

/** Tells every client which build answered. */
export function setBuildId(buildId: string): RequestHandler {
	return (_req, res, next) => {
		res.setHeader("X-Build-Id", buildId);
		next();
	};
}
