import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import * as z from "zod";
import { CommandError } from "../server/config/command-words.ts";
import { brandData } from "../shared/brand-data.ts";
import { file, texts } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";
import { brandSchema } from "./rebrand/firm-schema.ts";
import { listTraces, planRebrand } from "./rebrand/plan-rebrand.ts";
import { listFields, readFirm } from "./rebrand/read-firm.ts";

const root = path.resolve(import.meta.dirname, "..");
const isText =
	/\.(ts|tsx|json|md|css|svg|conf|yaml|yml|sh|service)$|\.env\.example$/;
const options = {
	file: file.optional().describe("a JSON file with fields of the firm"),
	set: texts("FIELD=VALUE")
		.default([])
		.describe("sets one field; may be repeated"),
	"dry-run": z.boolean().default(false).describe("lists the changes only"),
	dirty: z.boolean().default(false).describe("allows uncommitted changes"),
};
const about =
	"rebrands the site for another firm; asks for each field unless --file or --set is given";

await runCommand({ name: "rebrand", about, options }, async (values) => {
	if (
		!values.dirty &&
		!values["dry-run"] &&
		git("status", "--porcelain") !== ""
	)
		throw new CommandError(
			"there are changes that are not committed: commit them, or say --dirty",
			1,
		);
	const old = brandSchema.parse(brandData);
	const given = values.file && (await readFirmFile(values.file));
	const isAsked = !values.file && values.set.length === 0;
	const pairs = isAsked ? await ask(listFields(old)) : values.set;
	const firm = readFirm(old, given, pairs);
	const files = await readFiles();
	const changes = planRebrand(files, old, firm);
	for (const [file, text] of changes) {
		process.stdout.write(
			`${values["dry-run"] ? "would change" : "changed"} ${file}\n`,
		);
		if (!values["dry-run"]) await writeFile(path.join(root, file), text);
	}
	for (const { file, line, word } of listTraces(
		new Map([...files, ...changes]),
		old,
		firm,
	))
		process.stdout.write(`left: ${file}:${line} ${word}\n`);
	process.stdout.write(
		"Next: npm run format, npm run pictures (icons), npm run revise, npm test\n",
	);
});

async function readFirmFile(name: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(name, "utf8"));
	} catch (error) {
		throw new CommandError(
			`--file ${name} cannot be read: ${String(error)}`,
			1,
		);
	}
}

async function ask(fields: readonly [string, string][]): Promise<string[]> {
	if (!process.stdin.isTTY)
		throw new CommandError("no terminal to ask on: say --file or --set", 2);
	const terminal = createInterface({
		input: process.stdin,
		output: process.stderr,
	});
	const pairs: string[] = [];
	for (const [field, value] of fields) {
		const answer = await terminal.question(`${field} [${value}]: `);
		if (answer.trim()) pairs.push(`${field}=${answer.trim()}`);
	}
	terminal.close();
	return pairs;
}

async function readFiles(): Promise<Map<string, string>> {
	const names = git("ls-files")
		.split("\n")
		.filter((name) => isText.test(name));
	return new Map(
		await Promise.all(
			names.map(
				async (name): Promise<[string, string]> => [
					name,
					await readFile(path.join(root, name), "utf8"),
				],
			),
		),
	);
}

function git(...args: string[]): string {
	return execFileSync("git", args, {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 16_777_216,
	}).trim();
}
