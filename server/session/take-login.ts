import type { Request, Response } from "express";
import { hrefFor, pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import { readNext } from "../../shared/sign-in-rules.ts";
import { retrySeconds } from "../errors/describe-error.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import type { PageDependencies } from "../pages/render/stream-page.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { endSession } from "./end-session.ts";
import type { SignIn } from "./sign-in.ts";
import { setTokenCookie } from "./token-cookie.ts";

interface LoginDependencies
	extends Pick<PageDependencies, "config" | "siteOrigin"> {
	readonly signIn: SignIn;
}

/**
 * Takes the login page's form: 303 to where staff wanted to go, or the page again with what is
 * wrong. The field `action=sign-out`, which any page's form may post here, ends the session.
 */
export function takeLogin(deps: LoginDependencies): PageAction {
	return {
		body: { types: [formType], limit: "4kb" },
		take: (req, res) =>
			postedFields(req).get("action") === "sign-out"
				? signOut(deps, req, res)
				: signIn(deps, req, res),
		dataWhileDown: (req) => ({
			refusedSignIn: {
				failure: "unavailable",
				retryAfterSeconds: retrySeconds,
				next: nextOf(deps, req),
			},
		}),
	};
}

async function signIn(
	deps: LoginDependencies,
	req: Request,
	res: Response,
): Promise<PageAnswer> {
	const next = nextOf(deps, req);
	const password = postedFields(req).get("password");
	const result = await deps.signIn.signIn(password, req.ip);
	if (result.kind !== "signed-in") {
		const { status, headers, refused } = describeRefusal(result);
		return { status, headers, data: { refusedSignIn: { ...refused, next } } };
	}
	setTokenCookie(req, res, result.token, deps.siteOrigin);
	return { location: next ?? hrefFor("desk", requestedPage(req).locale) };
}

async function signOut(
	deps: LoginDependencies,
	req: Request,
	res: Response,
): Promise<PageAnswer> {
	await endSession(deps.signIn, req, res, deps.siteOrigin);
	const { locale } = requestedPage(req);
	const query = { code: "signed-out" };
	return { location: pageHref(pageOf("login"), locale, { query }) };
}

/** Where to go after the sign-in. */
function nextOf({ config }: LoginDependencies, req: Request) {
	return readNext(postedFields(req).get("next"), config.guardExemptPaths);
}
