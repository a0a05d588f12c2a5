import cookieParser from "cookie-parser";
import express, { type RequestHandler, Router } from "express";
import createError from "http-errors";
import { sessionPath } from "../../shared/sign-in-rules.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign-posts.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { readTokens } from "./read-tokens.ts";
import {
	answerSessionErrors,
	type SessionDependencies,
	sendRefusal,
} from "./session-problem.ts";
import { clearTokenCookie, setTokenCookie } from "./token-cookie.ts";

const maximalBody = "4kb";

/**
 * Signs staff in with a password as JSON, and out. Whatever goes wrong is told as problem details
 * (RFC 9457), in the visitor's language.
 */
export function answerSession(
	deps: SessionDependencies,
	siteOrigin: string,
): Router {
	const router = Router();
	router
		.route(sessionPath)
		.all(setNoStore)
		.post(
			refuseForeignPosts(siteOrigin),
			requireJson,
			express.json({ limit: maximalBody }),
			begin(deps, siteOrigin),
		)
		.delete(
			refuseForeignPosts(siteOrigin),
			cookieParser(),
			end(deps, siteOrigin),
		)
		.all(refuse);
	router.use(sessionPath, answerSessionErrors(deps));
	return router;
}

const setNoStore: RequestHandler = (_req, res, next) => {
	res.setHeader("Cache-Control", "no-store");
	next();
};

const requireJson: RequestHandler = (req, _res, next) => {
	const [type = ""] = (req.get("Content-Type") ?? "").split(";");
	if (type.trim().toLowerCase() !== "application/json")
		throw createError(415, "A password is sent as application/json.");
	next();
};

const refuse: RequestHandler = (req) => {
	throw methodNotAllowed(req, "POST, DELETE");
};

function begin(deps: SessionDependencies, siteOrigin: string): RequestHandler {
	return async (req, res) => {
		const password: unknown = req.body?.password;
		const result = await deps.signIn.signIn(password, req.ip);
		if (result.kind !== "signed-in")
			return sendRefusal(deps, req, res, describeRefusal(result));
		setTokenCookie(req, res, result.token, siteOrigin);
		res.json({ token: `Bearer ${result.token}` });
	};
}

function end(deps: SessionDependencies, siteOrigin: string): RequestHandler {
	return async (req, res) => {
		for (const token of readTokens(req)) await deps.signIn.signOut(token);
		clearTokenCookie(req, res, siteOrigin);
		res.status(204).end();
	};
}
