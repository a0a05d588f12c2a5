import type { RequestHandler, Response } from "express";
import type { KeptBuilds } from "./kept-builds.ts";
import { sendStoredFile } from "./serve-files.ts";
import { fingerprintedPrefix } from "./stored-files.ts";

/**
 * Serves fingerprinted files of earlier builds to tabs opened before a deployment. An unknown file
 * is a plain 404, so that a proxy may ask another instance.
 */
export function serveKeptFiles(keptBuilds: KeptBuilds): RequestHandler {
	return async (req, res, next) => {
		const { path } = req.target;
		if (!path.startsWith(fingerprintedPrefix)) return next();
		req.routeLabel = "asset";
		const file = await keptBuilds.findAsset(path);
		if (file) sendStoredFile(req, res, file);
		else refuseMissing(res);
	};
}

function refuseMissing(res: Response): void {
	res.statusCode = 404;
	res.setHeader("Content-Type", "text/plain; charset=utf-8");
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("X-Robots-Tag", "noindex");
	res.end("Not Found\n");
}
