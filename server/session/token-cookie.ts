import type { CookieOptions, Request, Response } from "express";
import { readCookieTokens, readTokens } from "../middleware/read-tokens.ts";
import { deviceSeconds } from "./device-store.ts";
import { sessionMs } from "./live-sessions.ts";
import type { SignIn } from "./sign-in.ts";
import type { SignedIn, Visitor } from "./sign-in-result.ts";

const name = "token";
const deviceName = "device";

/**
 * Stores a new session's token in an HttpOnly cookie for the session's maximum lifetime, and the
 * device token in another cookie, which signing out leaves in place.
 */
export function setSignInCookies(
	req: Request,
	res: Response,
	{ token, device }: SignedIn,
	siteOrigin: string,
): void {
	const options = cookieOptions(req, siteOrigin);
	res.cookie(name, token, { ...options, maxAge: sessionMs });
	res.cookie(deviceName, device, {
		...options,
		maxAge: deviceSeconds * 1000,
		// Only posts from our own pages need it.
		sameSite: "strict",
	});
}

/** The browser's address, user agent, and tokens. */
export function visitorOf(req: Request): Visitor {
	const device: unknown = req.cookies?.[deviceName];
	return {
		address: req.ip,
		device: typeof device === "string" ? device : undefined,
		agent: req.get("User-Agent"),
		tokens: readCookieTokens(req),
	};
}

/** Deletes the session cookie. */
function clearTokenCookie(
	req: Request,
	res: Response,
	siteOrigin: string,
): void {
	res.cookie(name, "", { ...cookieOptions(req, siteOrigin), maxAge: 0 });
}

function cookieOptions(req: Request, siteOrigin: string): CookieOptions {
	return {
		httpOnly: true,
		path: "/",
		// Not `strict`: links to the desk in mails would ask for the password again. All changes are
		// posts, which other sites' pages send without the cookie, and which are then refused.
		sameSite: "lax",
		secure: siteOrigin.startsWith("https:") || req.secure,
	};
}

/**
 * Ends the sessions of all tokens in a request, because the header's and the cookies' may differ.
 * The browser clears its cache but nothing else, because language and theme outlive the session.
 */
export async function endSession(
	{
		signIn,
		siteOrigin,
	}: { readonly signIn: SignIn; readonly siteOrigin: string },
	req: Request,
	res: Response,
): Promise<void> {
	for (const token of readTokens(req)) await signIn.signOut(token, req.ip);
	clearTokenCookie(req, res, siteOrigin);
	res.setHeader("Clear-Site-Data", '"cache"');
}
