import type { Request, Response } from "express";
import { readToken } from "../middleware/guard-pages.ts";
import type { SignIn } from "./sign-in.ts";
import { clearTokenCookie } from "./token-cookie.ts";

/** Ends the sessions of all tokens that a request holds: the header's and the cookie's may differ. */
export async function endSession(
	signIn: SignIn,
	req: Request,
	res: Response,
	siteOrigin: string,
): Promise<void> {
	for (const token of [readToken(req), req.cookies?.token])
		if (typeof token === "string") await signIn.signOut(token);
	clearTokenCookie(req, res, siteOrigin);
}
