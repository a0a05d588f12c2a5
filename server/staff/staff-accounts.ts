import { brandName } from "../../shared/brand.ts";
import { defaultLocale } from "../../shared/locales.ts";
import type { Config } from "../config/config.ts";
import type { SiteDatabase } from "../database/database.ts";
import { createMailer } from "../delivery/mail-transport.ts";
import type { Messages } from "../i18n.ts";
import {
	createStaffSessions,
	type StaffSessions,
} from "../session/staff-sessions.ts";
import { type AccountStore, createAccountStore } from "./account-store.ts";
import {
	type CredentialStore,
	createCredentialStore,
} from "./credential-store.ts";
import { createInviteMailer, type MailInvite } from "./invite-mail.ts";
import { createPasskeyLimit, type PasskeyLimit } from "./passkey-limit.ts";
import { createPasskeyStore, type PasskeyStore } from "./passkey-store.ts";
import { createPasskeys, type Passkeys } from "./passkeys.ts";

/** The stores and services for staff accounts. */
export interface Staff {
	readonly accounts: AccountStore;
	readonly credentials: CredentialStore;
	readonly passkeyStore: PasskeyStore;
	readonly passkeys: Passkeys;
	readonly limitPasskeys: PasskeyLimit;
	readonly sessions: StaffSessions;
	/** Absent if mail is not configured. */
	readonly mailInvite?: MailInvite | undefined;
}

interface StaffOptions {
	readonly database: SiteDatabase;
	readonly config: Pick<
		Config,
		"siteOrigin" | "staffPasswordHash" | "smtpUrl" | "enquiryTo"
	>;
	readonly messages: Messages;
}

/** Creates them on the database that all instances share. */
export function createStaff(options: StaffOptions): Staff {
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
		mailInvite:
			smtpUrl && sender
				? createInviteMailer(createMailer(smtpUrl), messages, sender)
				: undefined,
	};
}
