import type { Generated } from "kysely";

/** The tables, as migrations.ts makes them. Times are milliseconds since 1970. */
export interface Schema {
	enquiries: EnquiryTable;
	attachments: AttachmentTable;
	enquiry_events: EventTable;
	outbox: OutboxTable;
	sessions: SessionTable;
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
	/** `new`, `progress` or `done`. */
	state: Generated<string>;
	/** What is searched: name, email, company, reference and message, in lower case. */
	search_text: Generated<string>;
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
	/** `state` or `note`. */
	kind: string;
	text: string;
	created_at: number;
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
}

interface PostCountTable {
	client: string;
	count: number;
	resets_at: number;
}
