import { type Kysely, sql } from "kysely";
import { keptAddress } from "../../../shared/enquiry/mail-address.ts";
import type { Schema } from "./schema.ts";

/** SQL, or a function for what SQL cannot express. */
export type Statement = string | ((db: Kysely<Schema>) => Promise<void>);

/**
 * The migration steps, in SQL common to SQLite and PostgreSQL. migrate.ts replaces `{{identity}}`
 * (an auto-incremented key) and `{{blob}}` (bytes). Statements that begin with `{{sqlite}}` or
 * `{{postgres}}` run only there. Never change a released step; add another one.
 */
export const migrations: readonly (readonly Statement[])[] = [
	[
		`CREATE TABLE enquiries (
			reference TEXT PRIMARY KEY,
			idempotency_key TEXT NOT NULL UNIQUE,
			kind TEXT NOT NULL,
			locale TEXT NOT NULL,
			name TEXT NOT NULL,
			email TEXT NOT NULL,
			phone TEXT,
			company TEXT,
			topic TEXT,
			position TEXT,
			message TEXT NOT NULL,
			transfer_consent INTEGER NOT NULL,
			created_at BIGINT NOT NULL
		)`,
		`CREATE TABLE post_counts (
			client TEXT PRIMARY KEY,
			count INTEGER NOT NULL,
			resets_at BIGINT NOT NULL
		)`,
		"CREATE INDEX post_counts_resets_at ON post_counts (resets_at)",
	],
	[
		"ALTER TABLE enquiries ADD COLUMN state TEXT NOT NULL DEFAULT 'new'",
		"ALTER TABLE enquiries ADD COLUMN search_text TEXT NOT NULL DEFAULT ''",
		"UPDATE enquiries SET search_text = lower(reference || ' ' || name || ' ' || email || ' ' || coalesce(company, '') || ' ' || message)",
		// The list is paged newest first, with or without a state.
		"CREATE INDEX enquiries_created_at ON enquiries (created_at, reference)",
		"CREATE INDEX enquiries_state ON enquiries (state, created_at, reference)",
		"CREATE INDEX enquiries_email ON enquiries (lower(email))",
		`CREATE TABLE attachments (
			reference TEXT PRIMARY KEY REFERENCES enquiries (reference) ON DELETE CASCADE,
			file_name TEXT NOT NULL,
			media_type TEXT NOT NULL,
			size INTEGER NOT NULL,
			bytes {{blob}} NOT NULL
		)`,
		`CREATE TABLE enquiry_events (
			id {{identity}},
			reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
			kind TEXT NOT NULL,
			text TEXT NOT NULL,
			created_at BIGINT NOT NULL
		)`,
		"CREATE INDEX enquiry_events_reference ON enquiry_events (reference, id)",
		`CREATE TABLE outbox (
			id {{identity}},
			reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
			kind TEXT NOT NULL,
			state TEXT NOT NULL,
			attempts INTEGER NOT NULL DEFAULT 0,
			due_at BIGINT NOT NULL,
			leased_until BIGINT NOT NULL DEFAULT 0,
			last_error TEXT,
			created_at BIGINT NOT NULL,
			delivered_at BIGINT
		)`,
		"CREATE INDEX outbox_due ON outbox (state, due_at)",
		"CREATE INDEX outbox_reference ON outbox (reference)",
		`CREATE TABLE sessions (
			token_hash TEXT PRIMARY KEY,
			created_at BIGINT NOT NULL,
			expires_at BIGINT NOT NULL
		)`,
	],
	["ALTER TABLE enquiries ADD COLUMN content_hash TEXT"],
	[
		`CREATE TABLE staff_accounts (
			id {{identity}},
			email TEXT NOT NULL UNIQUE,
			name TEXT NOT NULL,
			role TEXT NOT NULL,
			password_hash TEXT,
			stamp TEXT NOT NULL,
			created_at BIGINT NOT NULL
		)`,
		`CREATE TABLE staff_invites (
			code_hash TEXT PRIMARY KEY,
			account_id BIGINT NOT NULL UNIQUE REFERENCES staff_accounts (id) ON DELETE CASCADE,
			expires_at BIGINT NOT NULL
		)`,
		`CREATE TABLE staff_passkeys (
			credential_id TEXT PRIMARY KEY,
			account_id BIGINT NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
			public_key {{blob}} NOT NULL,
			counter BIGINT NOT NULL,
			transports TEXT NOT NULL,
			created_at BIGINT NOT NULL,
			used_at BIGINT
		)`,
		"CREATE INDEX staff_passkeys_account ON staff_passkeys (account_id)",
		`CREATE TABLE staff_challenges (
			challenge TEXT PRIMARY KEY,
			account_id BIGINT REFERENCES staff_accounts (id) ON DELETE CASCADE,
			expires_at BIGINT NOT NULL
		)`,
		"CREATE INDEX staff_challenges_expires_at ON staff_challenges (expires_at)",
		// Account 0 stands for the emergency key, which has no row.
		`CREATE TABLE staff_devices (
			device_hash TEXT NOT NULL,
			account_id BIGINT NOT NULL,
			expires_at BIGINT NOT NULL,
			PRIMARY KEY (device_hash, account_id)
		)`,
		// Existing sessions have no stamp, so they have ended. Earlier releases can still insert
		// theirs.
		"ALTER TABLE sessions ADD COLUMN account_id BIGINT REFERENCES staff_accounts (id) ON DELETE CASCADE",
		"ALTER TABLE sessions ADD COLUMN stamp TEXT NOT NULL DEFAULT ''",
		"ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT ''",
		"ALTER TABLE sessions ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0",
		"CREATE INDEX sessions_account ON sessions (account_id)",
	],
	[
		"UPDATE enquiries SET state = 'closed' WHERE state = 'done'",
		"UPDATE enquiry_events SET text = 'closed' WHERE kind = 'state' AND text = 'done'",
		"ALTER TABLE enquiries ADD COLUMN assignee_id BIGINT",
		"ALTER TABLE enquiries ADD COLUMN assignee_name TEXT",
		"ALTER TABLE enquiry_events ADD COLUMN author_id BIGINT",
		"ALTER TABLE enquiry_events ADD COLUMN author_name TEXT",
		// Search positions and notes, too.
		`UPDATE enquiries SET search_text = search_text || coalesce(' ' || lower(position), '') || coalesce(
			(SELECT ' ' || string_agg(lower(text), ' ') FROM enquiry_events
			WHERE enquiry_events.reference = enquiries.reference AND kind = 'note'), '')
		WHERE position IS NOT NULL OR reference IN (SELECT reference FROM enquiry_events WHERE kind = 'note')`,
		"CREATE INDEX enquiries_position ON enquiries (position, created_at, reference)",
		"CREATE INDEX enquiries_assignee ON enquiries (assignee_id, created_at, reference)",
		// A covering index of the filter's columns, so that rows need not be read. PostgreSQL does not
		// index such long text, and is faster without.
		"{{sqlite}} CREATE INDEX enquiries_sifted ON enquiries (created_at, reference, state, kind, position, assignee_id, search_text)",
		// No foreign key to enquiries: audit entries outlive them.
		`CREATE TABLE audit (
			id {{identity}},
			created_at BIGINT NOT NULL,
			action TEXT NOT NULL,
			staff_id BIGINT,
			staff_name TEXT NOT NULL,
			address TEXT,
			reference TEXT,
			detail TEXT
		)`,
		"CREATE INDEX audit_created_at ON audit (created_at, id)",
		"CREATE INDEX audit_action ON audit (action, created_at, id)",
		"CREATE INDEX audit_staff ON audit (staff_name, created_at, id)",
		"CREATE INDEX audit_reference ON audit (reference, created_at, id)",
		"{{sqlite}} CREATE TRIGGER audit_update BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END",
		"{{sqlite}} CREATE TRIGGER audit_delete BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END",
		// `INSERT OR REPLACE` deletes without firing that trigger.
		"{{sqlite}} CREATE TRIGGER audit_replace BEFORE INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END",
		"{{postgres}} CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'audit is append-only'; END $$",
		"{{postgres}} CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only()",
	],
	[
		// Releases before November 2026 read this table and may still be running.
		"CREATE TABLE believed_times (id INTEGER PRIMARY KEY, told_at BIGINT NOT NULL)",
		"INSERT INTO believed_times (id, told_at) SELECT 1, created_at FROM enquiries ORDER BY created_at DESC LIMIT 1",
	],
	// `lower()` handles only ASCII in SQLite and in PostgreSQL's C locale.
	[lowerAddresses],
	// Refused sign-ins hold strangers' addresses, and may be deleted later. A day less than the 90 of
	// retention.ts, because the clocks of instances and of PostgreSQL may differ.
	[
		"{{sqlite}} DROP TRIGGER audit_delete",
		"{{sqlite}} CREATE TRIGGER audit_delete BEFORE DELETE ON audit WHEN NOT (OLD.action = 'sign-in-refused' AND OLD.created_at < (unixepoch() - 89 * 86400) * 1000) BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END",
		"{{postgres}} DROP TRIGGER audit_append_only ON audit",
		"{{postgres}} CREATE TRIGGER audit_append_only BEFORE UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only()",
		"{{postgres}} CREATE TRIGGER audit_delete BEFORE DELETE ON audit FOR EACH ROW WHEN (NOT (OLD.action = 'sign-in-refused' AND OLD.created_at < (extract(epoch FROM now()) - 89 * 86400) * 1000)) EXECUTE FUNCTION audit_is_append_only()",
	],
];

/** Normalizes stored addresses as new ones are, so that their owners can be found and erased. */
async function lowerAddresses<Schema>(db: Kysely<Schema>): Promise<void> {
	const { rows } = await sql<{
		reference: string;
		email: string;
		search_text: string;
	}>`SELECT reference, email, search_text FROM enquiries
		WHERE octet_length(email) > length(email)`.execute(db);
	for (const { reference, email, search_text } of rows)
		await sql`UPDATE enquiries
			SET email = ${keptAddress(email)}, search_text = ${search_text.toLowerCase()}
			WHERE reference = ${reference}`.execute(db);
}
