import "./config/require-node.ts";
import { createWriteStream, existsSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { enquiryStates } from "../shared/enquiry/desk.ts";
import { operatorActor } from "./audit/actor.ts";
import { CommandError } from "./config/command-words.ts";
import { type Config, readConfig } from "./config/config.ts";
import { StoreDownError } from "./database/database.ts";
import { operatorDeadlines } from "./database/deadlines.ts";
import { openDatabase } from "./database/open-database.ts";
import { writeCsv } from "./desk/csv.ts";
import { describePlainly } from "./desk/desk-csv.ts";
import { describeFilter } from "./desk/desk-filter.ts";
import { createDesk, type Desk } from "./desk/desk-store.ts";
import { copyDatabase } from "./desk/operator-backup.ts";
import {
	type OperatorCommand,
	operatorUsage,
	readOperatorCommand,
	stateNames,
} from "./desk/operator-command.ts";
import { erase } from "./desk/operator-erase.ts";
import { codeOf } from "./errors/code-of.ts";
import {
	readStaffCommand,
	runStaffCommand,
	staffUsage,
} from "./staff/staff-command.ts";

/*
 * The `enquiries` program for operators without a browser. It runs beside the server, in the same
 * environment.
 */
run(process.argv.slice(2)).catch((error: unknown) => {
	process.stderr.write(`${explain(error).trimEnd()}\n`);
	process.exitCode = error instanceof CommandError ? error.exitCode : 1;
});

async function run(words: readonly string[]): Promise<void> {
	if (words[0] === "staff") return manageStaff(words.slice(1));
	const command = readOperatorCommand(words);
	if (command.name === "help") return void process.stdout.write(operatorUsage);
	const config = readConfig();
	if (
		command.name === "backup" ||
		command.name === "restore" ||
		command.name === "move"
	)
		return void process.stdout.write(await copyDatabase(command, config));
	const missing = missingFile(config);
	if (missing) throw nothingAt(missing);
	const database = await openDatabase(config, { limits: operatorDeadlines });
	try {
		const desk = createDesk(database);
		if (command.name === "list") await list(desk, command);
		else if (command.name === "export") await exportCsv(desk, command);
		else process.stdout.write(await erase(database, command, config.dataDir));
	} finally {
		await database.close();
	}
}

/** Manages staff accounts. The first account may be created before any enquiry has arrived. */
async function manageStaff(words: readonly string[]): Promise<void> {
	const command = readStaffCommand(words);
	if (command.name === "help") return void process.stdout.write(staffUsage);
	const config = readConfig();
	const missing = missingFile(config);
	if (missing && command.name !== "add") throw nothingAt(missing);
	if (missing)
		process.stderr.write(
			`makes ${missing}; if the server has its database elsewhere, set DATA_DIR as it does\n`,
		);
	const database = await openDatabase(config, { limits: operatorDeadlines });
	try {
		process.stdout.write(
			await runStaffCommand(command, database, config.siteOrigin),
		);
	} finally {
		await database.close();
	}
}

function nothingAt(file: string): CommandError {
	return new CommandError(`no enquiries at ${file}; DATA_DIR says where`, 1);
}

/** The SQLite file, unless it exists or PostgreSQL is used. */
function missingFile({ dataDir, databaseUrl }: Config): string | undefined {
	const file = path.join(dataDir, "enquiries.sqlite");
	return databaseUrl !== undefined || existsSync(file) ? undefined : file;
}

type Options<Name> = Extract<OperatorCommand, { readonly name: Name }>;

async function list(
	desk: Desk,
	{ filter, limit }: Options<"list">,
): Promise<void> {
	const searchMs = Number.POSITIVE_INFINITY;
	const { records } = await desk.list({ filter, limit, searchMs });
	const detail = describeFilter(filter) || undefined;
	await desk.audit.record([{ action: "list", actor: operatorActor, detail }]);
	const rows = records.map((record) => [
		record.reference,
		new Date(record.createdAt).toISOString().slice(0, 16),
		record.state,
		record.kind,
		record.position ?? "",
		record.assignee?.name ?? "",
		record.name,
		record.email,
	]);
	const heading = [
		"reference",
		"received (UTC)",
		"state",
		"kind",
		"position",
		"assigned to",
		"name",
		"email",
	];
	// Typed-in text must not control the terminal.
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
	const states = enquiryStates.map(
		(state) => `${counts[state]} ${stateNames[state]}`,
	);
	process.stdout.write(
		`${records.length} listed; in all ${states.join(", ")}; ${failed} with a failed delivery\n`,
	);
}

async function exportCsv(
	desk: Desk,
	{ filter, file }: Options<"export">,
): Promise<void> {
	const detail = describeFilter(filter);
	await desk.audit.record([{ action: "export", actor: operatorActor, detail }]);
	const lines = writeCsv(desk.exportAll(filter), describePlainly);
	const target = file
		? createWriteStream(file, { flags: "wx", mode: 0o600 })
		: process.stdout;
	await pipeline(Readable.from(lines), target, { end: file !== undefined });
}

function explain(error: unknown): string {
	if (error instanceof StoreDownError)
		return `the database cannot be used: ${explain(error.cause ?? error.message)}`;
	if (!(error instanceof Error)) return String(error);
	const file = "path" in error ? String(error.path) : undefined;
	if (file && codeOf(error) === "ENOENT")
		return `no such file or folder: ${file}`;
	if (file && codeOf(error) === "EEXIST") return `there is ${file} already`;
	return error.message;
}
