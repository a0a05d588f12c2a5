import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import * as z from "zod";

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** The commands of our own, by name: the words behind `node`. */
const commands = new Map(
	Object.entries(
		z
			.object({ scripts: z.record(z.string(), z.string()) })
			.parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")))
			.scripts,
	).flatMap(([name, line]): [string, string[]][] => {
		const [, words] = /^(?:exec )?node (\S+\.ts(?: \w+)*)$/.exec(line) ?? [];
		return words ? [[name, words.split(" ")]] : [];
	}),
);
// `npm start` passes its arguments to the server, whose first module needs no build.
commands.set("start", ["server/main.ts"]);

/** Nothing is built, bound or asked for: wrong words end a command before it begins. */
async function ask(name: string, ...words: string[]) {
	const command = [...(commands.get(name) ?? []), ...words];
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	const options = { cwd: root, env: { PATH, NODE_COMPILE_CACHE, PORT: "0" } };
	const failed = z.object({
		code: z.number(),
		stdout: z.string(),
		stderr: z.string(),
	});
	return run(process.execPath, command, options).then(
		(output) => ({ code: 0, ...output }),
		(error: unknown) => failed.parse(error),
	);
}

test("every command of package.json is one of ours, a check or a formatter", () => {
	expect([...commands.keys()]).toHaveLength(16);
});

test.each([...commands].filter(([, [file]]) => file?.startsWith("scripts/")))(
	"npm run %s reads its words as all commands do, under its own name",
	(name, [file = ""]) => {
		const source = readFileSync(path.join(root, file), "utf8");
		expect(
			/^await runCommand\(\s*\{\s*name: "([^"]+)"/m.exec(source)?.[1],
		).toBe(name);
	},
);

// Commands that `runCommand` runs are alike, as its own test shows; `enquiries` is the program of
// `staff`, and its `--help` is in `operator.test.ts`.
test.each(["start", "staff"])(
	"npm run %s refuses a mistyped option with the reason in its first line, then with what --help prints",
	async (name) => {
		const [help, wrong] = [await ask(name, "--help"), await ask(name, "--bad")];
		expect(help).toMatchObject({ code: 0, stderr: "" });
		expect(help.stdout).not.toBe("");
		expect(wrong).toEqual({
			code: 2,
			stdout: "",
			stderr: `Unknown option '--bad'\n\n${help.stdout}`,
		});
	},
);

test.each([
	["audit", ["--only=axe,htm"], "allowed: similarity, html"],
	["preview", ["office", "dubai"], "allowed: article|position SLUG"],
	["rebrand", [], "which firm? allowed: FIRM.json"],
	["rebrand", ["no-firm.json"], "no-firm.json cannot be read"],
	["start", ["now"], "Unexpected argument 'now'"],
])(
	"npm run %s -- %j ends with exit code 2 and one line that says: %s",
	async (name, words, reason) => {
		const { code, stdout, stderr } = await ask(name, ...words);
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		expect(stderr.split("\n")[0]).toContain(reason);
	},
);
