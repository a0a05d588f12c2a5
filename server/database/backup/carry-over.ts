import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { operatorActor } from "../../audit/actor.ts";

type Row = Readonly<Record<string, SQLInputValue>>;

/** What a restore leaves as it is: how staff sign in, and what they have done. */
export interface Lasting {
	readonly accounts: readonly Row[];
	readonly passkeys: readonly Row[];
	/** The greatest number that an account has had. */
	readonly lastAccount: number;
	readonly audit: readonly Row[];
}

/** Reads it from a database; nothing where that is of a release without accounts, or damaged. */
export function readLasting(database: DatabaseSync): Lasting | undefined {
	const read = (table: string): Row[] =>
		database.prepare(`SELECT * FROM ${table} ORDER BY 1`).all();
	try {
		return {
			accounts: read("staff_accounts"),
			passkeys: read("staff_passkeys"),
			lastAccount: readLast(database, "staff_accounts"),
			audit: read("audit"),
		};
	} catch {
		return undefined;
	}
}

/**
 * Brings what lasts into the file of a backup that is about to be the database: accounts as they are
 * now, for those that were removed since, and passwords and roles of before, would be back; and what
 * the audit trail has besides. A database that does not go on from the backup, such as a new one where
 * the old one was lost, has nothing to bring. Then it records the restore, and what was erased again.
 *
 * @param erased references of enquiries.
 * @returns whether accounts are as they are now.
 */
export function carryOver(
	file: string,
	lasting: Lasting | undefined,
	erased: readonly string[],
): boolean {
	const database = new DatabaseSync(file);
	try {
		database.exec("PRAGMA secure_delete = ON; BEGIN");
		const further = lasting && findFurther(database, lasting.audit);
		if (further) {
			replaceAccounts(database, lasting);
			for (const row of further) insert(database, "audit", row);
		}
		const entry = { created_at: Date.now(), staff_name: operatorActor.name };
		for (const done of [
			{ action: "restore" },
			...erased.map((reference) => ({ action: "erase", reference })),
		])
			insert(database, "audit", { ...entry, ...done });
		database.exec("COMMIT");
		return further !== undefined;
	} finally {
		database.close();
	}
}

function replaceAccounts(database: DatabaseSync, lasting: Lasting): void {
	database.exec("DELETE FROM staff_passkeys; DELETE FROM staff_accounts");
	for (const row of lasting.accounts) insert(database, "staff_accounts", row);
	for (const row of lasting.passkeys) insert(database, "staff_passkeys", row);
	// Numbers do not come again: enquiries and the trail name accounts by them.
	const table = "staff_accounts";
	const known = readLast(database, table);
	database.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(table);
	database
		.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)")
		.run(table, Math.max(known, lasting.lastAccount));
}

function insert(database: DatabaseSync, table: string, row: Row): void {
	const columns = Object.keys(row);
	database
		.prepare(
			`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => "?").join()})`,
		)
		.run(...Object.values(row));
}

/** The greatest number that a row of a table has had. */
function readLast(database: DatabaseSync, table: string): number {
	const row = database
		.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?")
		.get(table);
	return Number(row?.seq ?? 0);
}

/** Entries that came after those of the backup; nothing where they are of another trail. */
function findFurther(
	database: DatabaseSync,
	audit: readonly Row[],
): readonly Row[] | undefined {
	const last = database
		.prepare("SELECT id, created_at FROM audit ORDER BY id DESC LIMIT 1")
		.get();
	const found = audit.find(({ id }) => id === last?.id);
	if (last && found?.created_at !== last.created_at) return undefined;
	return audit.filter(({ id }) => !last || Number(id) > Number(last.id));
}
