import type { RequestHandler } from "express";
import { parseTarget, type Target } from "../../shared/pages/canonical.ts";

declare global {
	namespace Express {
		interface Request {
			/** The request target in origin form, as the client sent it. */
			target: Target;
		}
	}
}

/** Takes the request target apart once, for all steps that follow. */
export const parseRequestTarget: RequestHandler = (req, _res, next) => {
	req.target = parseTarget(req.url);
	req.url = req.target.path + req.target.search;
	next();
};
