import type { Request, Response } from "express";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import type { InviteView, PasswordFault } from "../../shared/staff-views.ts";
import { deskHeaders } from "../desk/send-download.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import { noteSignIn } from "../session/note-sign-in.ts";
import { readNewPassword } from "../session/password.ts";
import { describeRefusal } from "../session/sign-in-result.ts";
import { setSignInCookies, visitorOf } from "../session/token-cookie.ts";
import type { Account } from "./account.ts";
import type { StaffDependencies } from "./confirm-staff.ts";

/**
 * The page of a one-time link: it sets a password and signs the account's owner in. Viewing it does
 * not use up the link, because mail programs prefetch links.
 */
export function takeInvite(deps: StaffDependencies): PageAction {
	return {
		body: { types: [formType], limit: "4kb" },
		show: async (req) => show(await findInvited(deps, req)),
		take: (req, res) => take(deps, req, res),
	};
}

async function take(
	deps: StaffDependencies,
	req: Request,
	res: Response,
): Promise<PageAnswer> {
	const { credentials } = deps.staff;
	const invited = await findInvited(deps, req);
	if (!invited) return show(undefined);
	const password = readNewPassword(postedFields(req));
	if ("fault" in password) return show(invited, password.fault);
	const passwordHash = await deps.signIn.hashPassword(password.text, req.ip);
	if (typeof passwordHash !== "string") {
		const { status, headers } = describeRefusal(passwordHash);
		const shown = show(invited, "busy");
		return { ...shown, status, headers: { ...shown.headers, ...headers } };
	}
	const account = await credentials.accept(
		codeOf(req),
		{ passwordHash },
		req.ip,
	);
	if (!account) return show(undefined);
	const result = await deps.signIn.begin(account, "link", visitorOf(req));
	await noteSignIn(deps, req, "link", result);
	setSignInCookies(req, res, result, deps.siteOrigin);
	return { location: hrefFor("desk", requestedPage(req).locale) };
}

function codeOf(req: Request): string {
	return requestedPage(req).page.params.code ?? "";
}

function findInvited(
	{ staff }: StaffDependencies,
	req: Request,
): Promise<Account | undefined> {
	return staff.credentials.findInvited(codeOf(req));
}

function show(account: Account | undefined, fault?: PasswordFault): PageAnswer {
	const invite: InviteView = account
		? {
				kind: "open",
				name: account.name,
				email: account.email,
				...(fault && { fault }),
			}
		: { kind: "gone" };
	const status = fault ? 422 : account ? 200 : 404;
	return { status, headers: deskHeaders, data: { invite } };
}
