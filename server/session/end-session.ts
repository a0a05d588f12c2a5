import type { Request, Response } from "express";
import { actorOf } from "../audit/actor.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { readTokens } from "../middleware/read-tokens.ts";
import type { SignIn } from "./sign-in.ts";
import { clearTokenCookie } from "./token-cookie.ts";

interface SignOutDependencies {
	readonly signIn: SignIn;
	readonly audit: Pick<AuditTrail, "record">;
}

/**
 * Ends the sessions of all tokens that a request holds: the header's and the cookies' may differ. The
 * browser forgets what it has cached, and nothing else, for language and theme outlive the session.
 */
export async function endSession(
	{ signIn, audit }: SignOutDependencies,
	req: Request,
	res: Response,
	siteOrigin: string,
): Promise<void> {
	const { address } = actorOf(req);
	for (const token of readTokens(req)) {
		const staff = await signIn.identify(token);
		await signIn.signOut(token);
		if (!staff) continue;
		const actor = { id: staff.id, name: staff.name, address };
		await audit.record([{ action: "sign-out", actor }]);
	}
	clearTokenCookie(req, res, siteOrigin);
	res.setHeader("Clear-Site-Data", '"cache"');
}
