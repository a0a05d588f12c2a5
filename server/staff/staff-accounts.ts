import { brandName } from "../../shared/brand.ts";
import { defaultLocale } from "../../shared/locales.ts";
import type { Config } from "../config/config.ts";
import type { SiteDatabase } from "../database/database.ts";
import { createMailer } from "../delivery/mail-transport.ts";
import type { Messages } from "../i18n.ts";
import { createStaffSessions } from "../session/staff-sessions.ts";
import { createAccountStore } from "./account-store.ts";
import { createCredentialStore } from "./credential-store.ts";
import { createInviteMailer } from "./invite-mail.ts";
import { createPasskeyLimit } from "./passkey-limit.ts";
import { createPasskeyStore } from "./passkey-store.ts";
import { createPasskeys } from "./passkeys.ts";

export type Staff = ReturnType<typeof createStaff>;

interface StaffOptions {
	readonly database: SiteDatabase;
	readonly config: Pick<
		Config,
		"siteOrigin" | "staffPasswordHash" | "smtpUrl" | "enquiryTo"
	>;
	readonly messages: Messages;
}

/** Creates the stores and services for staff accounts, on the database that all instances share. */
export function createStaff(options: StaffOptions) {
	const { database, config, messages } = options;
	const { siteOrigin, staffPasswordHash, smtpUrl, enquiryTo } = config;
	const passkeyStore = createPasskeyStore(database);
	const [sender] = enquiryTo;
	return {
		accounts: createAccountStore(database),
		credentials: createCredentialStore(database),
		passkeyStore,
		passkeys: createPasskeys(
			passkeyStore,
			siteOrigin,
			brandName(defaultLocale),
		),
		limitPasskeys: createPasskeyLimit(database),
		sessions: createStaffSessions(database, staffPasswordHash),
		/** Absent if mail is not configured. */
		mailInvite:
			smtpUrl && sender
				? createInviteMailer(createMailer(smtpUrl), messages, sender)
				: undefined,
	};
}
