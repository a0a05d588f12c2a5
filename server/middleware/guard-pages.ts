import type { Request, RequestHandler } from "express";
import { pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import { isExempt } from "../../shared/sign-in-rules.ts";
import type { Messages } from "../i18n.ts";
import { requestedPage } from "./find-page.ts";
import type { RouteMiddleware } from "./run-route-middleware.ts";

/** Whether a token, without its `Bearer ` prefix, is valid now. */
export type VerifyToken = (token: string) => boolean | Promise<boolean>;

/** The token of a request: the `Authorization` header's, else the cookie's. */
export function readToken(req: Request): string | undefined {
	const [, bearer] =
		/^Bearer +(\S+)$/i.exec(req.get("Authorization") ?? "") ?? [];
	const cookie: unknown = req.cookies?.token;
	return (
		bearer ?? (typeof cookie === "string" && cookie !== "" ? cookie : undefined)
	);
}

declare global {
	namespace Express {
		interface Request {
			/** A token decided over the answer, so it is nobody else's. */
			isGuarded?: true;
		}
	}
}

/**
 * Route middleware that lets holders of a valid token pass, and sends others to the login page,
 * which leads to the desk unless it is told of another page.
 */
export function requireToken(
	verifyToken: VerifyToken,
	messages: Messages,
): RouteMiddleware {
	return async (req, res, next) => {
		// Nobody may use another method, so that is said to all.
		if (!["GET", "HEAD", "POST"].includes(req.method)) return next();
		req.isGuarded = true;
		const token = readToken(req);
		if (token && (await verifyToken(token))) return next();
		const { page, locale } = requestedPage(req);
		const query = {
			code: "401",
			message: messages.instance(locale).t("login:reasons.401"),
			next: page.id === "desk" ? undefined : pageHref(page, locale),
		};
		res.setHeader("Cache-Control", "private, no-store");
		res.setHeader("Location", pageHref(pageOf("login"), locale, { query }));
		res.statusCode = 302;
		res.end();
	};
}

/**
 * Requires a token for every page whose path is not exempt. The login page always is, or nobody
 * could ever sign in.
 */
export function guardPages(
	exemptPaths: readonly string[],
	auth: RouteMiddleware,
): RequestHandler {
	return (req, res, next) => {
		const page = req.found?.page;
		if (!page || page.id === "login" || isExempt(page.path, exemptPaths))
			return next();
		return auth(req, res, next);
	};
}
