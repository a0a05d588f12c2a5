/**
 * The store's tables, step by step, in SQL that SQLite and PostgreSQL share but for `{{identity}}`
 * (a key that counts by itself) and `{{blob}}` (bytes), which migrate.ts fills in. Steps that have been
 * released are never changed; what comes later is a further step.
 */
export const migrations: readonly (readonly string[])[] = [
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
		// The list is read newest first, page by page, with or without a state.
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
];
