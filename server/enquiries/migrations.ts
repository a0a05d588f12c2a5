/**
 * The store's tables, step by step, in SQL that SQLite and PostgreSQL share. Steps that have been
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
];
