import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { operatorActor } from "../audit/actor.ts";
import { type AuditEntry, recordAudit } from "../audit/audit-trail.ts";
import { CommandError } from "../config/command-words.ts";
import type { SiteDatabase } from "../database/database.ts";
import { eraseReferences } from "../database/erasure/erase-references.ts";
import { erasedListIn, readErased } from "../database/erasure/erased-list.ts";
import { createDesk } from "./desk-store.ts";
import type { OperatorCommand } from "./operator-command.ts";

const scrubAttempts = 60;
const pauseMs = 500;

/**
 * Erases what an operator names, from the database and its files. Returns a line that reports the
 * number.
 *
 * @throws {CommandError} when another reader keeps the erased data in the database's log.
 */
export async function erase(
	database: SiteDatabase,
	command: Extract<OperatorCommand, { readonly name: "erase" | "eraseListed" }>,
	dataDir: string,
): Promise<string> {
	const done =
		command.name === "erase"
			? `erased ${await createDesk(database).erasePerson(command.email, operatorActor)} enquiries from ${command.email}\n`
			: `erased ${await eraseListed(database, [erasedListIn(dataDir), command.file])} listed enquiries\n`;
	for (let attempt = 0; attempt < scrubAttempts; attempt++) {
		if (await database.scrub()) return done;
		await wait(pauseMs);
	}
	throw new CommandError(
		`${done}but somebody is still reading the database: until he ends, its log keeps what was erased; the server removes it then`,
		1,
	);
}

async function eraseListed(
	database: SiteDatabase,
	lists: readonly (string | undefined)[],
): Promise<number> {
	const references = lists
		.filter((list) => list !== undefined)
		// The default list may be missing; a named one must exist.
		.filter((list, index) => index > 0 || existsSync(list))
		.flatMap(readErased);
	const erased = await database.erase(async (db) => {
		const gone = await eraseReferences(db, references);
		const entries = gone.map((reference): AuditEntry => {
			return { action: "erase", actor: operatorActor, reference };
		});
		await recordAudit(db, entries, Date.now());
		return gone;
	});
	return erased.length;
}
