import type { Request } from "express";
import type { Locale } from "../../shared/locales.ts";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { type AccountsView, accountActions } from "../../shared/staff-views.ts";
import { actorOf, requireRight } from "../audit/actor.ts";
import type { Actor } from "../audit/audit-trail.ts";
import { writeTime } from "../desk/desk-view.ts";
import { deskHeaders } from "../desk/send-download.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import type { Account } from "./account.ts";
import { type AccountOutcome, actOnAccounts } from "./account-action.ts";
import { confirmStaff, type StaffDependencies } from "./confirm-staff.ts";

/** The desk's accounts page, for administrators. Its route requires sign-in. */
export function answerAccounts(deps: StaffDependencies): PageAction {
	return {
		body: { types: [formType], limit: "4kb" },
		async show(req) {
			requireRight(req, "accounts");
			const given = new URLSearchParams(req.target.search).get("done");
			const done = accountActions.find((action) => action === given);
			return show(deps, req, 200, { done });
		},
		async take(req, res) {
			requireRight(req, "accounts");
			const unconfirmed = await confirmStaff(deps, req, res);
			if (unconfirmed) {
				const { status, confirm } = unconfirmed;
				return show(deps, req, status, { confirm });
			}
			const outcome = await actOnAccounts(
				deps.staff,
				actorOf(req),
				postedFields(req),
			);
			return answer(deps, req, outcome);
		},
	};
}

async function answer(
	deps: StaffDependencies,
	req: Request,
	outcome: AccountOutcome,
): Promise<PageAnswer> {
	const { locale } = requestedPage(req);
	if ("fault" in outcome) {
		const { fault, typed } = outcome;
		const status = fault === "unknown" ? 404 : 422;
		return show(deps, req, status, { fault, ...(typed && { typed }) });
	}
	if (outcome.invited)
		return show(deps, req, 200, {
			done: outcome.done,
			link: await invite(
				deps,
				outcome.invited,
				locale,
				outcome.done === "add" ? undefined : actorOf(req),
			),
		});
	const query = { done: outcome.done };
	return {
		headers: deskHeaders,
		location: pageHref(pageOf("staff"), locale, { query }),
	};
}

/** Creates a one-time link and mails it. The page shows it, too: mail may be late or lost. */
async function invite(
	{ siteOrigin, staff }: StaffDependencies,
	account: Account,
	locale: Locale,
	actor: Actor | undefined,
) {
	const code = await staff.credentials.invite(account.id, actor);
	const href = siteOrigin + hrefFor("invite", locale, { code });
	const isMailed = (await staff.mailInvite?.(account, href, locale)) ?? false;
	return { name: account.name, email: account.email, href, isMailed };
}

async function show(
	{ staff }: StaffDependencies,
	req: Request,
	status: number,
	view: Omit<AccountsView, "accounts">,
): Promise<PageAnswer> {
	const { locale } = requestedPage(req);
	const listed = await staff.accounts.list();
	const accounts = listed.map(
		({ id, name, email, role, passwordHash, passkeys, invitedUntil }) => ({
			id,
			name,
			email,
			role,
			passkeys,
			hasPassword: passwordHash !== null,
			...(invitedUntil === null
				? {}
				: { invitedUntil: writeTime(invitedUntil, locale) }),
		}),
	);
	return {
		status,
		headers: deskHeaders,
		data: { accounts: { ...view, accounts } },
	};
}
