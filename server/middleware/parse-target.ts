import { parseTarget, type Target } from "../../shared/pages/canonical.ts";
import type { FrontStep } from "./run-in-front.ts";

declare module "node:http" {
	interface IncomingMessage {
		/** The request target in origin form, as the client sent it. */
		target: Target;
	}
}

/**
 * Takes the request target apart once, for all steps that follow, and brings it into the form that
 * Express can read: it answers others itself, unlike a site.
 */
export const parseRequestTarget: FrontStep = (req) => {
	req.target = parseTarget(req.url ?? "/");
	req.url = req.target.path + req.target.search;
	return false;
};
