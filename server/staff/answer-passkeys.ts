import cookieParser from "cookie-parser";
import type { Request, RequestHandler, Router } from "express";
import createError from "http-errors";
import { passkeyPath } from "../../shared/sign-in-rules.ts";
import { actorAs } from "../audit/actor.ts";
import { answerPost, createRouter } from "../errors/answer-methods.ts";
import {
	answerProblems,
	type ProblemDependencies,
} from "../errors/send-problem.ts";
import { findHeld, type VerifyToken } from "../middleware/guard-pages.ts";
import { readPost } from "../middleware/read-post.ts";
import { jsonType } from "../middleware/require-type.ts";
import { explain, sendSignIn } from "../session/answer-session.ts";
import { noteSignIn } from "../session/note-sign-in.ts";
import type { SignInResult } from "../session/sign-in-result.ts";
import { hashToken } from "../session/token.ts";
import { visitorOf } from "../session/token-cookie.ts";
import type { Account } from "./account.ts";
import { refuseStale, type StaffDependencies } from "./confirm-staff.ts";
import {
	authenticationBody,
	codeBody,
	readBody,
	registrationBody,
} from "./passkey-bodies.ts";

const body = { types: [jsonType], limit: "64kb" } as const;

interface PasskeyDependencies extends ProblemDependencies, StaffDependencies {
	readonly verifyToken: VerifyToken;
}

/**
 * Signs staff in with passkeys, and registers passkeys for people who are signed in or have a
 * one-time link. Each takes two posts: one for the challenge, and one with the authenticator's
 * response.
 */
export function answerPasskeys(deps: PasskeyDependencies): Router {
	const router = createRouter();
	const take = (path: string, handler: RequestHandler): void =>
		answerPost(
			router,
			path,
			...readPost(deps.siteOrigin, body),
			cookieParser(),
			limit(deps),
			handler,
		);
	take(`${passkeyPath}/options`, async (_req, res) => {
		res.setHeader("Cache-Control", "no-store");
		res.json(await deps.staff.passkeys.askSignIn());
	});
	take(passkeyPath, signIn(deps));
	take(`${passkeyPath}/registration/options`, async (req, res) => {
		const { account } = await requireAccount(deps, req);
		res.setHeader("Cache-Control", "no-store");
		res.json(await deps.staff.passkeys.askRegistration(account));
	});
	take(`${passkeyPath}/registration`, register(deps));
	router.use(passkeyPath, answerProblems(deps, explain));
	return router;
}

function limit(deps: PasskeyDependencies): RequestHandler {
	return async (req, res, next) => {
		const limited = await deps.staff.limitPasskeys(req.ip);
		if (!limited) return next();
		await noteSignIn(deps, req, "passkey", limited);
		sendSignIn(deps, req, res, limited);
	};
}

function signIn(deps: PasskeyDependencies): RequestHandler {
	return async (req, res) => {
		const response = readBody(authenticationBody, req);
		const account = await deps.staff.passkeys.signIn(response);
		const result: SignInResult = account
			? await deps.signIn.begin(account, "passkey", visitorOf(req))
			: { kind: "passkey" };
		await noteSignIn(deps, req, "passkey", result);
		sendSignIn(deps, req, res, result);
	};
}

/** Registers a passkey: 204 if signed in; a one-time link is used up and signs its owner in. */
function register(deps: PasskeyDependencies): RequestHandler {
	return async (req, res) => {
		const response = readBody(registrationBody, req);
		const { passkeys, passkeyStore, credentials } = deps.staff;
		const asker = await requireAccount(deps, req);
		const { account } = asker;
		const passkey = await passkeys.verify(account, response);
		const refuse = () => sendSignIn(deps, req, res, { kind: "passkey" });
		if (!passkey) return refuse();
		if ("token" in asker) {
			const actor = actorAs(account, req.ip);
			const tokenHash = hashToken(asker.token);
			if (!(await passkeyStore.add(account.id, passkey, tokenHash, actor)))
				return refuse();
			res.setHeader("Cache-Control", "no-store");
			return void res.status(204).end();
		}
		const accepted = await credentials.accept(asker.code, { passkey }, req.ip);
		if (!accepted) throw createError(401);
		const result = await deps.signIn.begin(accepted, "link", visitorOf(req));
		await noteSignIn(deps, req, "link", result);
		sendSignIn(deps, req, res, result);
	};
}

/**
 * The account that a passkey is registered for, and the link's code or the session's token.
 *
 * @throws a 401 without a valid link or a recent sign-in, and a 403 for the emergency key, which
 * has no account.
 */
async function requireAccount(
	{ staff, signIn, verifyToken }: PasskeyDependencies,
	req: Request,
): Promise<{ account: Account } & ({ code: string } | { token: string })> {
	const { code } = readBody(codeBody, req);
	if (code !== undefined) {
		const account = await staff.credentials.findInvited(code);
		if (!account) throw createError(401);
		return { account, code };
	}
	const held = await findHeld(verifyToken, req);
	if (!held) throw createError(401);
	await refuseStale({ signIn }, held.token);
	const account = await staff.accounts.find(held.staff.id);
	if (!account) throw createError(403);
	return { account, token: held.token };
}
