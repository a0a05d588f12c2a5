import {
	defaultLocale,
	isLocale,
	type Locale,
	localeCodes,
} from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { staffRoles } from "../../shared/staff.ts";
import type { AccountFault } from "../../shared/staff-views.ts";
import { operatorActor } from "../audit/actor.ts";
import type { Actor } from "../audit/audit-trail.ts";
import {
	CommandError,
	parseWords,
	wrongCommand,
} from "../config/command-words.ts";
import type { SiteDatabase } from "../database/database.ts";
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

add takes --role ${staffRoles.join("|")} (staff if absent); add and link take --locale ${localeCodes.join("|")}.
A link can be used once, for 72 hours. Exit codes: 0 done, 1 failed, 2 asked for in the wrong way.
`;

type StaffCommand =
	| { readonly name: "help" }
	| { readonly name: "list" }
	| {
			readonly name: "add" | "link" | "remove";
			readonly email: string;
			/** Of the link. */
			readonly locale: Locale;
			/** Of a new account: its name and role. */
			readonly fields: { readonly name: string; readonly role: string };
	  };

/**
 * Parses an operator's command.
 *
 * @throws {CommandError} whose message says what is allowed.
 */
export function readStaffCommand(words: readonly string[]): StaffCommand {
	const { values, positionals } = parseWords(words, options, staffUsage);
	const [given, email, ...more] = positionals;
	if (values.help || given === "help") return { name: "help" };
	if (given === "list" && email === undefined) return { name: given };
	const name = (["add", "link", "remove"] as const).find(
		(known) => known === given,
	);
	if (!name || more.length > 0) throw wrongCommand(positionals, staffUsage);
	if (!email) throw new CommandError(`${name} needs an email address`, 2);
	const { locale = defaultLocale, role = "staff" } = values;
	if (!isLocale(locale))
		throw new CommandError(`--locale is one of ${localeCodes.join(", ")}`, 2);
	return { name, email, locale, fields: { name: values.name ?? "", role } };
}

/**
 * Performs an operator's command and returns the text to print.
 *
 * @throws {CommandError} whose message says what is allowed, or why it failed.
 */
export async function runStaffCommand(
	command: StaffCommand,
	database: SiteDatabase,
	siteOrigin: string,
): Promise<string> {
	if (command.name === "help") return staffUsage;
	const accounts = createAccountStore(database);
	if (command.name === "list")
		return (await accounts.list())
			.map(({ email: address, role, name: own }) =>
				`${address}  ${role}  ${own}\n`.replace(/[^\P{C}\n]/gu, "\ufffd"),
			)
			.join("");
	const { name, email, locale, fields } = command;
	const write = async ({ id }: Account, actor?: Actor) => {
		const code = await createCredentialStore(database).invite(id, actor);
		return `${siteOrigin}${hrefFor("invite", locale, { code })}\n`;
	};
	if (name === "add") {
		const form = new Map(Object.entries({ email, ...fields }));
		const added = await addAccount({ accounts }, form, operatorActor);
		if ("fault" in added) throw refusal(added.fault, email);
		return write(added);
	}
	const account = await accounts.findByEmail(email);
	if (!account) throw new CommandError(`there is no account of ${email}`, 1);
	if (name === "link") return write(account, operatorActor);
	await accounts.remove(account.id, operatorActor);
	return `removed ${account.email}\n`;
}

function refusal(fault: AccountFault, email: string): CommandError {
	if (fault === "taken")
		return new CommandError(`${email} has an account already`, 1);
	if (fault === "name") return new CommandError("add needs --name NAME", 2);
	if (fault === "role")
		return new CommandError(`--role is one of ${staffRoles.join(", ")}`, 2);
	return new CommandError("add needs an email address", 2);
}

const options = {
	name: { type: "string" },
	role: { type: "string" },
	locale: { type: "string" },
	help: { type: "boolean", short: "h" },
} as const;
