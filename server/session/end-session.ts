import type { Request, Response } from "express";
import { readTokens } from "../middleware/read-tokens.ts";
import type { SignIn } from "./sign-in.ts";
import { clearTokenCookie } from "./token-cookie.ts";

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
