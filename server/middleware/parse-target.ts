import { parseTarget, type Target } from "../../shared/pages/canonical.ts";
import type { FrontStep } from "./run-in-front.ts";

declare module "node:http" {
	interface IncomingMessage {
		/** The request target in origin form, as the client sent it. */
		target: Target;
	}
}

/**
 * Parses the request target once for all later steps and normalizes `req.url`. Express would
 * otherwise answer targets that it cannot parse by itself, without the site's error handling.
 */
export const parseRequestTarget: FrontStep = (req) => {
	req.target = parseTarget(req.url ?? "/");
	req.url = req.target.path + req.target.search;
	return false;
};
