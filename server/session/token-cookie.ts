import type { CookieOptions, Request, Response } from "express";
import { sessionSeconds } from "./sign-in.ts";

const name = "token";

/** Keeps a token in the cookie that scripts cannot read, for as long as its session lasts. */
export function setTokenCookie(
	req: Request,
	res: Response,
	token: string,
	siteOrigin: string,
): void {
	res.cookie(name, token, {
		...cookieOptions(req, siteOrigin),
		maxAge: sessionSeconds * 1000,
	});
}

/** Takes the cookie away. */
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
