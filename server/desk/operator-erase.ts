import { setTimeout as wait } from "node:timers/promises";
import { operatorActor } from "../audit/actor.ts";
import { CommandError } from "../config/command-words.ts";
import type { SiteDatabase } from "../database/database.ts";
import {
	erasedListIn,
	readErased,
	readErasedIfAny,
} from "../database/erasure/erased-list.ts";
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
	const desk = createDesk(database);
	let done: string;
	if (command.name === "erase") {
		const { email } = command;
		const count = await desk.erasePerson(email, operatorActor);
		done = `enquiries erased from ${email}: ${count}\n`;
	} else {
		const own = readErasedIfAny(erasedListIn(dataDir));
		const named = command.file === undefined ? [] : readErased(command.file);
		const count = await desk.eraseAll([...own, ...named], operatorActor);
		done = `listed enquiries erased: ${count}\n`;
	}
	for (let attempt = 0; attempt < scrubAttempts; attempt++) {
		if (await database.scrub()) return done;
		await wait(pauseMs);
	}
	throw new CommandError(
		`${done}but somebody is still reading the database: until he ends, its log keeps what was erased; the server removes it then`,
		1,
	);
}
