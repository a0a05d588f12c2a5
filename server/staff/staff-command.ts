import { defaultLocale, isLocale } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { staffRoles } from "../../shared/staff.ts";
import type { AccountFault } from "../../shared/staff-views.ts";
import { operatorActor } from "../audit/actor.ts";
import type { Actor } from "../audit/audit-trail.ts";
import type { EnquiryDatabase } from "../database/database.ts";
import { OperatorError, parseWords } from "../desk/operator-words.ts";
import type { Account } from "./account.ts";
import { addAccount } from "./account-action.ts";
import { createAccountStore } from "./account-store.ts";
import { createCredentialStore } from "./credential-store.ts";

/** How operators manage accounts. */
export const staffUsage = `Accounts of staff. Reads DATA_DIR or DATABASE_URL, and SITE_ORIGIN, as the server does.

  staff list                      prints the accounts as a table
  staff add EMAIL --name NAME     makes an account, and prints the link for its first sign-in
  staff link EMAIL                prints a new link, for who has lost password or passkey
  staff remove EMAIL              removes an account; its sessions end at once

add takes --role ${staffRoles.join("|")} (staff if absent); add and link take --locale en-US|zh-CN.
A link can be used once, for 72 hours. Exit codes: 0 done, 1 failed, 2 asked for in the wrong way.
`;

/**
 * Performs an operator's command and returns the text to print.
 *
 * @throws {OperatorError} whose message says what is allowed, or why it failed.
 */
export async function runStaffCommand(
	words: readonly string[],
	database: EnquiryDatabase,
	siteOrigin: string,
): Promise<string> {
	const { values, positionals } = parseWords(words, options, staffUsage);
	const [name, email, ...more] = positionals;
	if (more.length > 0) throw new OperatorError(staffUsage, 2);
	const accounts = createAccountStore(database);
	const write = (account: Account, actor?: Actor) =>
		writeLink(database, account, siteOrigin, values.locale, actor);
	if (name === "list" && email === undefined)
		return (await accounts.list())
			.map(({ email: address, role, name: own }) =>
				`${address}  ${role}  ${own}\n`.replace(/[^\P{C}\n]/gu, "\ufffd"),
			)
			.join("");
	if (!email) throw new OperatorError(staffUsage, 2);
	if (name === "add") {
		const { role = "staff" } = values;
		const form = new Map(
			Object.entries({ email, role, name: values.name ?? "" }),
		);
		const added = await addAccount({ accounts }, form, operatorActor);
		if ("fault" in added) throw refusal(added.fault, email);
		return write(added);
	}
	const account = await accounts.findByEmail(email);
	if (!["link", "remove"].includes(name ?? ""))
		throw new OperatorError(staffUsage, 2);
	if (!account) throw new OperatorError(`there is no account of ${email}`, 1);
	if (name === "link") return write(account, operatorActor);
	await accounts.remove(account.id, operatorActor);
	return `removed ${account.email}\n`;
}

function refusal(fault: AccountFault, email: string): OperatorError {
	if (fault === "taken")
		return new OperatorError(`${email} has an account already`, 1);
	if (fault === "name") return new OperatorError("add needs --name NAME", 2);
	if (fault === "role")
		return new OperatorError(`--role is one of ${staffRoles.join(", ")}`, 2);
	return new OperatorError("add needs an email address", 2);
}

async function writeLink(
	database: EnquiryDatabase,
	account: Account,
	siteOrigin: string,
	locale: string | undefined,
	actor: Actor | undefined,
): Promise<string> {
	const code = await createCredentialStore(database).invite(account.id, actor);
	const language = isLocale(locale) ? locale : defaultLocale;
	return `${siteOrigin}${hrefFor("invite", language, { code })}\n`;
}

const options = {
	name: { type: "string" },
	role: { type: "string" },
	locale: { type: "string" },
} as const;
