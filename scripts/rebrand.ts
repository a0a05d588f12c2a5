import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { CommandError } from "../server/config/command-words.ts";
import { brandData } from "../shared/brand-data.ts";
import { runCommand } from "./command/run-command.ts";
import { brandSchema } from "./rebrand/firm-schema.ts";
import { listTraces, planRebrand } from "./rebrand/plan-rebrand.ts";
import { readFirm } from "./rebrand/read-firm.ts";

const root = path.resolve(import.meta.dirname, "..");
const isText =
	/\.(ts|tsx|json|md|css|svg|conf|yaml|yml|sh|service)$|\.env\.example$/;
const operands = "FIRM.json";
const about =
	"rebrands the site for the firm in a JSON file, which has the form of shared/brand-data.ts";

await runCommand(
	{ name: "rebrand", about, operands, options: {} },
	async (_, [file, ...more]) => {
		if (!file || more.length > 0)
			throw new CommandError(`which firm? allowed: ${operands}`, 2);
		const given = await readJson(file);
		// Only tracked files are changed, so Git can undo everything.
		if (git("status", "--porcelain", "--untracked-files=no") !== "")
			throw new CommandError(
				"there are changes that are not committed: commit them first",
				1,
			);
		const old = brandSchema.parse(brandData);
		const firm = readFirm(old, given);
		const files = await readFiles();
		const changes = planRebrand(files, old, firm);
		for (const [name, text] of changes) {
			await writeFile(path.join(root, name), text);
			process.stdout.write(`changed ${name}\n`);
		}
		const traces = listTraces(new Map([...files, ...changes]), old, firm);
		for (const { file, line, word } of traces)
			process.stdout.write(`left: ${file}:${line} ${word}\n`);
		process.stdout.write(
			"Next: npm run format, npm run pictures (icons), npm run revise, npm test\n",
		);
	},
);

async function readJson(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, "utf8"));
	} catch (error) {
		throw new CommandError(`${file} cannot be read: ${String(error)}`, 2);
	}
}

/** The project's text files, by path. */
async function readFiles(): Promise<Map<string, string>> {
	const names = git("ls-files")
		.split("\n")
		.filter((name) => isText.test(name));
	const read = names.map(
		async (name) =>
			[name, await readFile(path.join(root, name), "utf8")] as const,
	);
	return new Map(await Promise.all(read));
}

function git(...args: string[]): string {
	return execFileSync("git", args, {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 16_777_216,
	}).trim();
}
