import type { CookieOptions, Request, Response } from "express";
import { readCookieTokens } from "../middleware/read-tokens.ts";
import { deviceSeconds } from "./device-store.ts";
import { sessionSeconds } from "./live-sessions.ts";
import type { SignedIn, Visitor } from "./sign-in-result.ts";

const name = "token";
const deviceName = "device";

/**
 * Keeps the token of a session that has begun in the cookie that scripts cannot read, for as long as
 * the session can last, and what the browser is known by in another one, which signing out leaves.
 */
export function setSignInCookies(
	req: Request,
	res: Response,
	{ token, device }: SignedIn,
	siteOrigin: string,
): void {
	const options = cookieOptions(req, siteOrigin);
	res.cookie(name, token, { ...options, maxAge: sessionSeconds * 1000 });
	res.cookie(deviceName, device, {
		...options,
		maxAge: deviceSeconds * 1000,
		// Only our own pages' posts need it.
		sameSite: "strict",
	});
}

/** Where a browser is, and what it says that it is and is known by. */
export function visitorOf(req: Request): Visitor {
	const device: unknown = req.cookies?.[deviceName];
	return {
		address: req.ip,
		device: typeof device === "string" ? device : undefined,
		agent: req.get("User-Agent"),
		tokens: readCookieTokens(req),
	};
}

/** Takes the session's cookie away. */
export function clearTokenCookie(
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
		// Not `strict`: links to the desk in mail would ask for the password again. What changes
		// something is a post, which other sites' pages send without the cookie, and is refused.
		sameSite: "lax",
		secure: siteOrigin.startsWith("https:") || req.secure,
	};
}
