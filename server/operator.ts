import { createWriteStream, existsSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ConfigError, readConfig } from "./config/config.ts";
import { StoreDownError } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { describePlainly, writeDeskCsv } from "./desk/desk-csv.ts";
import { createDesk, type Desk } from "./desk/desk-store.ts";
import {
	type OperatorCommand,
	OperatorError,
	operatorUsage,
	readOperatorCommand,
} from "./desk/operator-command.ts";

/*
 * The program `enquiries`, for operators without a browser: beside the server, and in its
 * environment.
 */
try {
	await run(process.argv.slice(2));
} catch (error) {
	process.stderr.write(`${explain(error)}\n`);
	process.exitCode = error instanceof OperatorError ? error.exitCode : 1;
}

async function run(words: readonly string[]): Promise<void> {
	const command = readOperatorCommand(words);
	if (command.name === "help") return void process.stdout.write(operatorUsage);
	const config = readConfig();
	const file = path.join(config.dataDir, "enquiries.sqlite");
	if (config.databaseUrl === undefined && !existsSync(file))
		throw new OperatorError(`no enquiries at ${file}; DATA_DIR says where`, 1);
	const database = await openDatabase(config);
	try {
		const desk = createDesk(database);
		if (command.name === "list") await list(desk, command);
		else if (command.name === "export") await exportCsv(desk, command);
		else {
			const count = await desk.erasePerson(command.email);
			process.stdout.write(`erased ${count} enquiries from ${command.email}\n`);
		}
	} finally {
		await database.close();
	}
}

type Options<Name> = Extract<OperatorCommand, { readonly name: Name }>;

async function list(
	desk: Desk,
	{ filter, limit }: Options<"list">,
): Promise<void> {
	const searchMs = Number.POSITIVE_INFINITY;
	const { records } = await desk.list({ filter, limit, searchMs });
	const rows = records.map((record) => [
		record.reference,
		new Date(record.createdAt).toISOString().slice(0, 16),
		record.state,
		record.kind,
		record.name,
		record.email,
	]);
	const heading = [
		"reference",
		"received (UTC)",
		"state",
		"kind",
		"name",
		"email",
	];
	// What people typed is not to steer the terminal.
	const lines = [heading, ...rows].map((cells) =>
		cells.map((cell) => cell.replace(/\p{C}/gu, "\ufffd")),
	);
	const widths = heading.map((_, column) =>
		Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
	);
	for (const cells of lines) {
		const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
		process.stdout.write(`${line.join("  ").trimEnd()}\n`);
	}
	const { counts, failed } = await desk.count();
	process.stdout.write(
		`${records.length} listed; in all ${counts.new} new, ${counts.progress} in progress, ${counts.done} done; ${failed} with a failed delivery\n`,
	);
}

async function exportCsv(
	desk: Desk,
	{ filter, file }: Options<"export">,
): Promise<void> {
	const lines = writeDeskCsv(desk.exportAll(filter), describePlainly);
	const target = file
		? createWriteStream(file, { flags: "wx", mode: 0o600 })
		: process.stdout;
	await pipeline(Readable.from(lines), target, { end: file !== undefined });
}

function explain(error: unknown): string {
	if (error instanceof ConfigError || error instanceof OperatorError)
		return error.message;
	if (error instanceof StoreDownError)
		return `the database cannot be used: ${explain(error.cause)}`;
	return error instanceof Error ? error.message : String(error);
}
