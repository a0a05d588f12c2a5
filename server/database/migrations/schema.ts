import type { Generated } from "kysely";

/** The tables, as created by migrations.ts. Times are in milliseconds since 1970. */
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
	/** Searchable text in lower case: reference, name, email, company, message, position and notes. */
	search_text: Generated<string>;
	/** Detects a reused key with other content; `null` in rows older than this column. */
	content_hash: Generated<string | null>;
	/** The account that the enquiry is assigned to, and its name at that time. */
	assignee_id: Generated<number | null>;
	assignee_name: Generated<string | null>;
}

/** A CV, stored with its enquiry, so that all instances have it. */
interface AttachmentTable {
	reference: string;
	file_name: string;
	media_type: string;
	size: number;
	bytes: Uint8Array;
}

/** An event in an enquiry's history at the desk. */
interface EventTable {
	id: Generated<number>;
	reference: string;
	/** `state`, `note` or `assignee`. */
	kind: string;
	/** The state, the note, or the new assignee's name (empty if unassigned). */
	text: string;
	created_at: number;
	/** The author, with their name at that time; `null` before there were accounts. */
	author_id: Generated<number | null>;
	author_name: Generated<string | null>;
}

/** The audit trail. Triggers make it append-only, except for old refused sign-ins. */
interface AuditTable {
	id: Generated<number>;
	created_at: number;
	/** One of `auditActions`. */
	action: string;
	/** The account; `null` for the emergency key and operators. */
	staff_id: number | null;
	/** The account's name at that time. */
	staff_name: string;
	/** The client's network address. */
	address: string | null;
	/** The enquiry, which may have been erased since. */
	reference: string | null;
	/** Further facts, without the sender's personal data. */
	detail: string | null;
}

/** Pending deliveries, inserted in their enquiry's transaction. */
interface OutboxTable {
	id: Generated<number>;
	reference: string;
	/** `firm-mail`, `sender-mail` or `webhook`. */
	kind: string;
	/** `waiting`, `delivered` or `dead`. */
	state: string;
	attempts: number;
	/** The time of the next attempt. */
	due_at: number;
	/** The end of the lease; no other instance claims the delivery before. */
	leased_until: number;
	/** Why the last attempt failed, without personal data. */
	last_error: string | null;
	created_at: number;
	delivered_at: number | null;
}

interface SessionTable {
	/** SHA-256 of the token, in base64url. */
	token_hash: string;
	created_at: number;
	expires_at: number;
	/** `null` for the emergency key. */
	account_id: Generated<number | null>;
	/** Copy of the account's or emergency key's stamp; when that changes, the session ends. */
	stamp: Generated<string>;
	/** The user agent, truncated. */
	agent: Generated<string>;
	/** The last use, to the minute. */
	seen_at: Generated<number>;
}

interface AccountTable {
	id: Generated<number>;
	/** In lower case. */
	email: string;
	name: string;
	/** One of `staffRoles`. */
	role: string;
	/** As `hashPassword` writes it; `null` until one is set. */
	password_hash: string | null;
	/** Random; replaced whenever the account's sessions must end. */
	stamp: string;
	created_at: number;
}

/** A link for the first sign-in, or to reset access; at most one per account. */
interface InviteTable {
	/** SHA-256 of the code, in base64url. */
	code_hash: string;
	account_id: number;
	expires_at: number;
}

interface PasskeyTable {
	credential_id: string;
	account_id: number;
	/** A COSE key, as the authenticator sent it. */
	public_key: Uint8Array;
	/** The authenticator's signature counter; always 0 if it does not count. */
	counter: number;
	/** Comma-separated. */
	transports: string;
	created_at: number;
	used_at: number | null;
}

/** A WebAuthn challenge; deleted when it is answered. */
interface ChallengeTable {
	challenge: string;
	/** The account that registers a passkey; `null` for a sign-in. */
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
