import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { brandData } from "../shared/brand-data.ts";
import { brandSchema } from "./rebrand/firm-schema.ts";
import {
	listTraces,
	planRebrand,
	UnknownOfficeError,
} from "./rebrand/plan-rebrand.ts";
import { FirmError, listFields, readFirm } from "./rebrand/read-firm.ts";

// Rebrands the site for another firm: npm run rebrand -- [--file firm.json] [--set field=value …]
// [--dry-run] [--dirty]
const root = path.resolve(import.meta.dirname, "..");
const isText =
	/\.(ts|tsx|json|md|css|svg|conf|yaml|yml|sh|service)$|\.env\.example$/;

try {
	await rebrand();
} catch (error) {
	const isTold = [FirmError, UnknownOfficeError, SyntaxError].some(
		(told) => error instanceof told,
	);
	if (!(error instanceof Error) || !isTold) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}

async function rebrand(): Promise<void> {
	const { values } = parseArgs({
		options: {
			file: { type: "string" },
			set: { type: "string", multiple: true, default: [] },
			"dry-run": { type: "boolean", default: false },
			dirty: { type: "boolean", default: false },
		},
	});
	if (
		!values.dirty &&
		!values["dry-run"] &&
		git("status", "--porcelain") !== ""
	)
		throw new FirmError(
			"there are changes that are not committed: commit them, or say --dirty",
		);
	const old = brandSchema.parse(brandData);
	const given = values.file && JSON.parse(await readFile(values.file, "utf8"));
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
}

async function ask(fields: readonly [string, string][]): Promise<string[]> {
	if (!process.stdin.isTTY)
		throw new FirmError("no terminal to ask on: say --file or --set");
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
