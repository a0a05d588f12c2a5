import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { operatorActor } from "../../audit/actor.ts";

type Row = Readonly<Record<string, SQLInputValue>>;

/** The data that a restore preserves: staff credentials and the audit trail. */
export interface Lasting {
	readonly accounts: readonly Row[];
	readonly passkeys: readonly Row[];
	/** The highest account id ever used. */
	readonly lastAccount: number;
	readonly audit: readonly Row[];
}

/** Reads that data; `undefined` if the database is damaged or predates accounts. */
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
 * Copies the preserved data into a backup's file before it becomes the database. Accounts are taken
 * as they are now; otherwise deleted accounts and old passwords and roles would come back. Audit
 * entries newer than the backup are appended. A database that is not a continuation of the backup,
 * such as a new one after a loss, contributes nothing. Finally records the restore, and the
 * references that were erased again.
 *
 * @param erased references of enquiries.
 * @returns whether the current accounts were carried over.
 */
export function carryOver(
	file: string,
	lasting: Lasting | undefined,
	erased: readonly string[],
): boolean {
	using database = new DatabaseSync(file);
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
}

function replaceAccounts(database: DatabaseSync, lasting: Lasting): void {
	database.exec("DELETE FROM staff_passkeys; DELETE FROM staff_accounts");
	for (const row of lasting.accounts) insert(database, "staff_accounts", row);
	for (const row of lasting.passkeys) insert(database, "staff_passkeys", row);
	// Ids are never reused, because enquiries and the audit trail refer to accounts by id.
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

/** The highest id ever used in a table. */
function readLast(database: DatabaseSync, table: string): number {
	const row = database
		.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?")
		.get(table);
	return Number(row?.seq ?? 0);
}

/** Audit entries newer than the backup's; `undefined` if they belong to another trail. */
function findFurther(
	database: DatabaseSync,
	audit: readonly Row[],
): readonly Row[] | undefined {
	// Refused sign-ins may have been deleted since.
	const last = database
		.prepare(
			"SELECT id, created_at FROM audit WHERE action <> 'sign-in-refused' ORDER BY id DESC LIMIT 1",
		)
		.get();
	const found = audit.find(({ id }) => id === last?.id);
	if (last && found?.created_at !== last.created_at) return undefined;
	const highest = readLast(database, "audit");
	return audit.filter(({ id }) => Number(id) > highest);
}
