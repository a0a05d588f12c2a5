import cookieParser from "cookie-parser";
import type { Request, RequestHandler, Response, Router } from "express";
import type { i18n } from "i18next";
import { sessionPath } from "../../shared/endpoints.ts";
import { minutesOf } from "../../shared/sign-in-rules.ts";
import { createRouter, refuseMethods } from "../errors/answer-methods.ts";
import {
	answerProblems,
	type ProblemDependencies,
	sendLocalProblem,
} from "../errors/send-problem.ts";
import { readPost } from "../middleware/read-post.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign.ts";
import { jsonType } from "../middleware/require-type.ts";
import { attemptSignIn, type SignInNotes } from "./note-sign-in.ts";
import type { SignIn } from "./sign-in.ts";
import { describeRefusal, type SignInResult } from "./sign-in-result.ts";
import { endSession, setSignInCookies } from "./token-cookie.ts";

const body = { types: [jsonType], limit: "4kb" } as const;

interface SessionDependencies extends ProblemDependencies, SignInNotes {
	readonly signIn: SignIn;
	readonly siteOrigin: string;
}

/**
 * The JSON endpoint that signs staff in with a password, and out. Errors are problem details (RFC
 * 9457) in the visitor's language.
 */
export function answerSession(deps: SessionDependencies): Router {
	const { siteOrigin } = deps;
	const router = createRouter();
	router
		.route(sessionPath)
		.post(...readPost(siteOrigin, body), cookieParser(), begin(deps))
		.delete(refuseForeignPosts(siteOrigin), cookieParser(), end(deps))
		.all(refuseMethods("POST, DELETE"));
	router.use(sessionPath, answerProblems(deps, explain));
	return router;
}

function begin(deps: SessionDependencies): RequestHandler {
	return async (req, res) => {
		const { email, password } = req.body ?? {};
		const result = await attemptSignIn(deps, req, email, password);
		sendSignIn(deps, req, res, result);
	};
}

/** Sends the new session's token, also as a cookie, or the problem. */
export function sendSignIn(
	deps: Pick<SessionDependencies, "messages" | "logger" | "siteOrigin">,
	req: Request,
	res: Response,
	result: SignInResult,
): void {
	if (result.kind === "signed-in") {
		setSignInCookies(req, res, result, deps.siteOrigin);
		res.setHeader("Cache-Control", "no-store");
		return void res.json({ token: `Bearer ${result.token}` });
	}
	const { status, headers, refused } = describeRefusal(result);
	res.set(headers);
	sendLocalProblem(deps, req, res, ({ t }) => {
		const minutes = minutesOf(refused);
		const message = t(`login:failures.${refused.failure}`, { minutes });
		const isMissing = refused.failure === "missing";
		return {
			status,
			detail: message,
			errors: isMissing ? [{ pointer: "/password", message }] : undefined,
		};
	});
}

function end(deps: SessionDependencies): RequestHandler {
	return async (req, res) => {
		await endSession(deps, req, res);
		res.setHeader("Cache-Control", "no-store");
		res.status(204).end();
	};
}

/** Describes a status of the session endpoints. */
export function explain({ t }: i18n, status: number): string | undefined {
	if (status === 503) return t("login:failures.unavailable");
	const known = explained.find((code) => code === status);
	return known && t(`login:problems.${known}`);
}

/** The statuses that have a message of their own. */
const explained = [400, 401, 403, 405, 413, 415, 422, 500] as const;
