import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { file, names, pagePaths, wholeNumber } from "./option-values.ts";
import { runCommand } from "./run-command.ts";

const options = {
	rounds: wholeNumber(1, 100).default(20).describe("how many rounds"),
	only: names(["fuzz", "slow"]).optional().describe("which to run"),
	pages: pagePaths(["/", "/about"]).optional().describe("which pages"),
	outdir: file.default("dist").describe("where to write"),
	inspect: z.boolean().default(false).describe("waits for a debugger"),
};

/** Runs the command with these arguments, and returns what it was given or printed. */
async function run(...words: string[]) {
	const written: string[] = [];
	const spy = vi
		.spyOn(process.stderr, "write")
		.mockImplementation((text) => written.push(String(text)) > 0);
	const ended = vi.spyOn(process, "exit").mockReturnThis();
	const { argv } = process;
	process.argv = [...argv.slice(0, 2), ...words];
	onTestFinished(() => {
		spy.mockRestore();
		ended.mockRestore();
		process.argv = argv;
	});
	let given: unknown;
	await runCommand({ name: "try", about: "tries", options }, (values) => {
		given = values;
	});
	return { given, code: ended.mock.lastCall?.[0], error: written.join("") };
}

test("options have their types and defaults", async () => {
	expect(await run("--only=slow,fuzz")).toEqual({
		given: {
			rounds: 20,
			only: ["slow", "fuzz"],
			outdir: "dist",
			inspect: false,
		},
		code: undefined,
		error: "",
	});
});

test.each([
	["--rounds=many", '--rounds holds "many"', "a number from 1 to 100"],
	["--rounds=101", '--rounds holds "101"', "a number from 1 to 100"],
	["--rounds=1e1", '--rounds holds "1e1"', "a number from 1 to 100"],
	["--only=fuz", '--only holds "fuz"', "fuzz, slow"],
	["--pages=/about/", '--pages holds "/about/"', "paths of pages such as"],
	["--outdir", "Option '--outdir <value>' argument missing", ""],
	["--inspect=1", "Option '--inspect' does not take an argument", ""],
	["word", "Unexpected argument 'word'", ""],
])(
	"%s ends with exit code 2, the reason and the allowed values in one line, and the usage",
	async (word, reason, allowed) => {
		const { given, code, error } = await run(word);
		expect([given, code]).toEqual([undefined, 2]);
		const [line, , ...usage] = error.split("\n");
		expect(line).toContain(reason);
		expect(line).toContain(allowed);
		expect(usage.join("\n")).toContain(
			"npm run try -- [options]: tries\n  --rounds=NUMBER  how many rounds (20)\n",
		);
	},
);
