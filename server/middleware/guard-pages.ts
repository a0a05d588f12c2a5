import type { Request, RequestHandler } from "express";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { isDoor, isExempt, nextAddress } from "../../shared/sign-in-rules.ts";
import type { StaffIdentity } from "../../shared/staff.ts";
import type { Messages } from "../i18n.ts";
import { requestedPage } from "./find-page.ts";
import { readTokens } from "./read-tokens.ts";
import { refuseForeignRead } from "./refuse-foreign.ts";

/** Returns the holder of a token (without its `Bearer ` prefix) if it is valid now. */
export type VerifyToken = (
	token: string,
) => Promise<StaffIdentity | undefined> | StaffIdentity | undefined;

declare global {
	namespace Express {
		interface Request {
			/** The response is for one visitor, so it must not be shared. */
			isForOneVisitor?: true;
			/** The holder of the token, once a guard has let the request pass. */
			staff?: StaffIdentity;
			/** That holder's token. */
			staffToken?: string;
		}
	}
}

/** The first valid token of a request, and its holder. */
export async function findHeld(
	verifyToken: VerifyToken,
	req: Request,
): Promise<{ token: string; staff: StaffIdentity } | undefined> {
	for (const token of readTokens(req)) {
		const staff = await verifyToken(token);
		if (staff) return { token, staff };
	}
	return undefined;
}

/**
 * Route middleware that requires a valid token and redirects everybody else to the login page. That
 * page leads back to the requested address; the desk is its default.
 */
export function requireToken(
	verifyToken: VerifyToken,
	messages: Messages,
): RequestHandler {
	return async (req, res, next) => {
		// Other methods are refused for everybody, so no token is needed to say so.
		if (!["GET", "HEAD", "POST"].includes(req.method)) return next();
		req.isForOneVisitor = true;
		if (req.method !== "POST") refuseForeignRead(req);
		const held = await findHeld(verifyToken, req);
		if (held) {
			req.staff = held.staff;
			req.staffToken = held.token;
			return next();
		}
		const { page, locale } = requestedPage(req);
		const back = nextAddress(page, locale, req.target.search);
		const query = {
			code: "401",
			message: messages.instance(locale).t("login:reasons.401"),
			next: back === hrefFor("desk", locale) ? undefined : back,
		};
		res.setHeader("Cache-Control", "private, no-store");
		res.setHeader("Location", pageHref(pageOf("login"), locale, { query }));
		res.statusCode = 302;
		res.end();
	};
}

/** Requires a token for every page whose path is not exempt. Sign-in pages always are. */
export function guardPages(
	exemptPaths: readonly string[],
	auth: RequestHandler,
): RequestHandler {
	return (req, res, next) => {
		const page = req.found?.page;
		if (!page || isDoor(page) || isExempt(page.path, exemptPaths))
			return next();
		return auth(req, res, next);
	};
}
