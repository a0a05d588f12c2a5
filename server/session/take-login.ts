import type { Request, Response } from "express";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { readNext } from "../../shared/sign-in-rules.ts";
import { StoreDownError } from "../database/database.ts";
import { retrySeconds } from "../errors/describe-error.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import type { PageDependencies } from "../pages/render/start-page.ts";
import { attemptSignIn, type SignInNotes } from "./note-sign-in.ts";
import type { SignIn } from "./sign-in.ts";
import { describeRefusal } from "./sign-in-result.ts";
import { endSession, setSignInCookies } from "./token-cookie.ts";

interface LoginDependencies
	extends Pick<PageDependencies, "config" | "siteOrigin">,
		SignInNotes {
	readonly signIn: SignIn;
}

/**
 * Handles the login page's form: 303 to the requested page, or the login page again with the error.
 * With `action=sign-out`, which a form on any page may post here, it ends the session.
 */
export function takeLogin(deps: LoginDependencies): PageAction {
	return {
		body: { types: [formType], limit: "4kb" },
		take: (req, res) =>
			postedFields(req).get("action") === "sign-out"
				? signOut(deps, req, res)
				: signIn(deps, req, res),
		show: (req) => showWithAccounts(deps, req),
		dataWhileDown: (req) => ({
			isSignInSetUp: true,
			refusedSignIn: {
				email: postedFields(req).get("email"),
				failure: "unavailable",
				retryAfterSeconds: retrySeconds,
				next: nextOf(deps, req),
			},
		}),
	};
}

/**
 * Without an emergency key, the page has a form only if an account exists. Any instance may have
 * created one, so this is checked each time and the page is not cached.
 */
async function showWithAccounts(
	{ config, signIn }: LoginDependencies,
	req: Request,
): Promise<PageAnswer | undefined> {
	if (config.staffPasswordHash) return undefined;
	req.isForOneVisitor = true;
	const isSignInSetUp = await signIn.isSetUp().catch((error: unknown) => {
		if (error instanceof StoreDownError) return true;
		throw error;
	});
	return isSignInSetUp
		? {
				status: 200,
				headers: { "Cache-Control": "private, no-store" },
				data: { isSignInSetUp },
			}
		: undefined;
}

async function signIn(
	deps: LoginDependencies,
	req: Request,
	res: Response,
): Promise<PageAnswer> {
	const next = nextOf(deps, req);
	const fields = postedFields(req);
	const email = fields.get("email")?.trim();
	const password = fields.get("password");
	const result = await attemptSignIn(deps, req, email, password);
	if (result.kind !== "signed-in") {
		const { status, headers, refused } = describeRefusal(result);
		const refusedSignIn = { ...refused, next, email };
		const isSetUp = result.kind !== "disabled";
		return {
			status,
			headers,
			data: { refusedSignIn, ...(isSetUp && { isSignInSetUp: true }) },
		};
	}
	setSignInCookies(req, res, result, deps.siteOrigin);
	return { location: next ?? hrefFor("desk", requestedPage(req).locale) };
}

async function signOut(
	deps: LoginDependencies,
	req: Request,
	res: Response,
): Promise<PageAnswer> {
	await endSession(deps, req, res);
	const { locale } = requestedPage(req);
	const query = { code: "signed-out" };
	return { location: pageHref(pageOf("login"), locale, { query }) };
}

/** Where to go after signing in. */
function nextOf({ config }: LoginDependencies, req: Request) {
	return readNext(postedFields(req).get("next"), config.guardExemptPaths);
}
