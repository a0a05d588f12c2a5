import express, {
	type Request,
	type RequestHandler,
	type Response,
} from "express";
import createError from "http-errors";
import { hrefFor } from "../../shared/pages/page-paths.ts";
import { readNext } from "../../shared/sign-in-rules.ts";
import { StoreDownError } from "../database/database.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign-posts.ts";
import { renderWithData } from "../pages/render/render-with-data.ts";
import type { PageDependencies } from "../pages/render/stream-page.ts";
import {
	type DescribedRefusal,
	describeFailure,
	describeRefusal,
	setRefusal,
} from "./describe-refusal.ts";
import { readTokens } from "./read-tokens.ts";
import type { SignIn } from "./sign-in.ts";
import { clearTokenCookie, setTokenCookie } from "./token-cookie.ts";

const formType = "application/x-www-form-urlencoded";
const maximalBody = "4kb";

type LoginDependencies = PageDependencies & { readonly signIn: SignIn };

/**
 * Takes the login page's form: 303 to where staff wanted to go, or the page again with what is
 * wrong. The field `action=sign-out`, which any page's form may post here, ends the session.
 */
export function answerLogin(deps: LoginDependencies): RequestHandler[] {
	return [
		onLoginPage(refuseOtherMethods),
		onPosts(refuseForeignPosts(deps.siteOrigin)),
		onPosts(requireForm),
		onPosts(express.text({ type: formType, limit: maximalBody })),
		onPosts((req, res) => answerForm(deps, req, res)),
	];
}

async function answerForm(
	deps: LoginDependencies,
	req: Request,
	res: Response,
): Promise<void> {
	const fields = new URLSearchParams(
		typeof req.body === "string" ? req.body : "",
	);
	const { guardExemptPaths } = deps.config;
	const next = readNext(fields.get("next"), guardExemptPaths);
	try {
		await (fields.get("action") === "sign-out"
			? signOut(deps, req, res)
			: signIn(deps, req, res, fields.get("password"), next));
	} catch (error) {
		if (!(error instanceof StoreDownError)) throw error;
		deps.logger.error({ err: error, requestId: req.id }, "store down");
		await showRefusal(deps, req, res, { ...describeFailure(error), next });
	}
}

async function signIn(
	deps: LoginDependencies,
	req: Request,
	res: Response,
	password: string | null,
	next: string | undefined,
): Promise<void> {
	const result = await deps.signIn.signIn(password, req.ip);
	if (result.kind !== "signed-in")
		return showRefusal(deps, req, res, { ...describeRefusal(result), next });
	setTokenCookie(req, res, result.token, deps.siteOrigin);
	redirect(res, next ?? hrefFor("desk", requestedPage(req).locale));
}

async function signOut(
	deps: LoginDependencies,
	req: Request,
	res: Response,
): Promise<void> {
	for (const token of readTokens(req)) await deps.signIn.signOut(token);
	clearTokenCookie(req, res, deps.siteOrigin);
	const { locale } = requestedPage(req);
	redirect(res, `${hrefFor("login", locale)}?code=signed-out`);
}

function showRefusal(
	deps: LoginDependencies,
	req: Request,
	res: Response,
	refusal: DescribedRefusal,
): Promise<void> {
	setRefusal(res, refusal);
	const { failure, retryAfterSeconds, next } = refusal;
	return renderWithData(deps, req, res, {
		refusedSignIn: { failure, retryAfterSeconds, next },
	});
}

function redirect(res: Response, location: string): void {
	res.setHeader("Cache-Control", "private, no-store");
	res.setHeader("Location", location);
	res.status(303).end();
}

const refuseOtherMethods: RequestHandler = (req, _res, next) => {
	if (["GET", "HEAD", "POST"].includes(req.method)) return next();
	throw methodNotAllowed(req, "GET, HEAD, POST");
};

const requireForm: RequestHandler = (req, _res, next) => {
	const [type = ""] = (req.get("Content-Type") ?? "").split(";");
	if (type.trim().toLowerCase() !== formType)
		throw createError(415, `A form is posted as ${formType}.`);
	next();
};

function onLoginPage(handler: RequestHandler): RequestHandler {
	return (req, res, next) =>
		req.found?.page.id === "login" ? handler(req, res, next) : next();
}

function onPosts(handler: RequestHandler): RequestHandler {
	return onLoginPage((req, res, next) =>
		req.method === "POST" ? handler(req, res, next) : next(),
	);
}
