import path from "node:path";
import { CommandError } from "../config/command-words.ts";
import type { Config } from "../config/config.ts";
import { moveToPostgres } from "../database/backup/move-to-postgres.ts";
import { backUpSqlite } from "../database/backup/sqlite-backup.ts";
import { restoreSqlite } from "../database/backup/sqlite-restore.ts";
import type { OperatorCommand } from "./operator-command.ts";

/**
 * Backs up the SQLite database, restores it, or moves it to PostgreSQL. Returns a line that reports
 * what was done.
 *
 * @throws {CommandError} when the command does not apply to the configured database.
 */
export async function copyDatabase(
	command: Extract<
		OperatorCommand,
		{ readonly name: "backup" | "restore" | "move" }
	>,
	{ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
): Promise<string> {
	const file = path.join(dataDir, "enquiries.sqlite");
	if (command.name === "move") {
		if (databaseUrl === undefined)
			throw new CommandError("DATABASE_URL has to say where to move to", 1);
		const { enquiries, accounts, kept } = await moveToPostgres(
			file,
			databaseUrl,
		);
		return `moved to PostgreSQL: enquiries ${enquiries}, accounts ${accounts}; all sign-ins ended; the file that nobody reads any more is ${kept}\n`;
	}
	if (databaseUrl !== undefined)
		throw new CommandError(
			"the enquiries are on PostgreSQL: use pg_dump and pg_restore, then erase --listed (see scripts/deploy/OPERATIONS.md)",
			1,
		);
	if (command.name === "backup") {
		const count = await backUpSqlite(file, command.file);
		return `enquiries backed up to ${command.file}: ${count}\n`;
	}
	const restored = await restoreSqlite({
		file,
		backup: command.file,
		isSure: command.isSure,
	});
	const { enquiries, erased, replaced, accounts } = restored;
	return [
		`enquiries restored from ${command.file}: ${enquiries}`,
		`${erased} erased again`,
		"all sign-ins ended",
		...(accounts.length > 0
			? [
					`accounts are as they were then, remove who has left since: ${accounts.join(", ")}`,
				]
			: []),
		...(replaced ? [`what was there before is in ${replaced}`] : []),
	]
		.join("; ")
		.concat("\n");
}
