import type { Generated } from "kysely";

/** The tables, as migrations.ts makes them. Times are milliseconds since 1970. */
export interface Schema {
	enquiries: EnquiryTable;
	attachments: AttachmentTable;
	enquiry_events: EventTable;
	audit: AuditTable;
	outbox: OutboxTable;
	sessions: SessionTable;
	staff_accounts: AccountTable;
	staff_invites: InviteTable;
	staff_passkeys: PasskeyTable;
	staff_challenges: ChallengeTable;
	staff_devices: DeviceTable;
	post_counts: PostCountTable;
	migrations: { version: number };
}

interface EnquiryTable {
	reference: string;
	idempotency_key: string;
	kind: string;
	locale: string;
	name: string;
	email: string;
	phone: string | null;
	company: string | null;
	topic: string | null;
	position: string | null;
	message: string;
	transfer_consent: number;
	created_at: number;
	/** One of `enquiryStates`. */
	state: Generated<string>;
	/** What is searched, in lower case: reference, name, email, company, message, position and notes. */
	search_text: Generated<string>;
	/** Tells whether a repeated key repeats the content; null where it was stored before that was asked. */
	content_hash: Generated<string | null>;
	/** The account that takes care of it, and its name when it was given. */
	assignee_id: Generated<number | null>;
	assignee_name: Generated<string | null>;
}

/** A CV, kept with its enquiry, so that all instances have it. */
interface AttachmentTable {
	reference: string;
	file_name: string;
	media_type: string;
	size: number;
	bytes: Uint8Array;
}

/** What happened to an enquiry at the desk. */
interface EventTable {
	id: Generated<number>;
	reference: string;
	/** `state`, `note` or `assignee`. */
	kind: string;
	/** The state, the note, or the name of the new assignee; empty for nobody. */
	text: string;
	created_at: number;
	/** Who did it, by the name of then; null before there were accounts. */
	author_id: Generated<number | null>;
	author_name: Generated<string | null>;
}

/** What staff did. Rows are only ever added: triggers refuse all else. */
interface AuditTable {
	id: Generated<number>;
	created_at: number;
	/** One of `auditActions`. */
	action: string;
	/** The account; null for the emergency key and for operators. */
	staff_id: number | null;
	/** The name of then. */
	staff_name: string;
	/** The client's network address. */
	address: string | null;
	/** The enquiry, which may have been erased since. */
	reference: string | null;
	/** Further facts, without personal data of the sender. */
	detail: string | null;
}

/** What has to be delivered, written in the transaction of its enquiry. */
interface OutboxTable {
	id: Generated<number>;
	reference: string;
	/** `firm-mail`, `sender-mail` or `webhook`. */
	kind: string;
	/** `waiting`, `delivered` or `dead`. */
	state: string;
	attempts: number;
	/** When it may be tried (again). */
	due_at: number;
	/** Until when an instance has it in hand; nobody else takes it before. */
	leased_until: number;
	/** Why the last attempt failed; without personal data. */
	last_error: string | null;
	created_at: number;
	delivered_at: number | null;
}

interface SessionTable {
	/** SHA-256 of the token, in base64url. */
	token_hash: string;
	created_at: number;
	expires_at: number;
	/** Null for the emergency key. */
	account_id: Generated<number | null>;
	/** What the session ends with: the account's stamp, or the emergency key's. */
	stamp: Generated<string>;
	/** The browser as it names itself, cut short. */
	agent: Generated<string>;
	/** When it was last used, to the minute. */
	seen_at: Generated<number>;
}

interface AccountTable {
	id: Generated<number>;
	/** In lower case. */
	email: string;
	name: string;
	/** `staff` or `administrator`. */
	role: string;
	/** As `hashPassword` writes it; null until one is set. */
	password_hash: string | null;
	/** Random, and another one whenever the account's sessions have to end. */
	stamp: string;
	created_at: number;
}

/** A link for the first sign-in, or for a new one; each account has one at most. */
interface InviteTable {
	/** SHA-256 of the code, in base64url. */
	code_hash: string;
	account_id: number;
	expires_at: number;
}

interface PasskeyTable {
	credential_id: string;
	account_id: number;
	/** COSE, as the authenticator gave it. */
	public_key: Uint8Array;
	/** How often the authenticator says that it was used; always 0 where it does not count. */
	counter: number;
	/** Separated by commas. */
	transports: string;
	created_at: number;
	used_at: number | null;
}

/** What an authenticator has been asked to sign; taken away by the answer. */
interface ChallengeTable {
	challenge: string;
	/** Who registers a passkey; null for a sign-in. */
	account_id: number | null;
	expires_at: number;
}

/** A browser that somebody has signed in with. */
interface DeviceTable {
	/** SHA-256 of the cookie's token, in base64url. */
	device_hash: string;
	/** 0 for the emergency key. */
	account_id: number;
	expires_at: number;
}

interface PostCountTable {
	client: string;
	count: number;
	resets_at: number;
}
