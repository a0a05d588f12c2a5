import { spawn } from "node:child_process";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { CommandError } from "../../server/config/command-words.ts";
import {
	parsePasswordHash,
	verifyPassword,
} from "../../server/session/password.ts";
import { askPassword } from "./ask-password.ts";

/** A terminal that types an answer as soon as it is prompted. */
function createTerminal(...answers: readonly string[]) {
	const input = Object.assign(new PassThrough(), {
		isTTY: true,
		setRawMode: () => input,
	});
	const told: string[] = [];
	const rest = [...answers];
	const tell = (line: string): void => {
		told.push(line);
		const answer = line === "\n" ? undefined : rest.shift();
		if (answer !== undefined) setImmediate(() => input.write(answer));
	};
	return { input, tell, told };
}

function pipe(content: string) {
	const input = new PassThrough();
	input.end(content);
	return input;
}

test("the terminal asks for the password twice, allows corrections and does not echo it", async () => {
	const typed = "correct horsx\x7fe battery\r";
	const { input, tell, told } = createTerminal(typed, typed);
	expect(await askPassword(input, tell)).toBe("correct horse battery");
	expect(told).toHaveLength(4);
	expect(told.join("")).not.toContain("horse");
});

test.each([
	[
		"two different ones",
		["correct horse battery\r", "correct horse batterz\r"],
		"The two passwords differ.",
	],
	["a short one", ["short\r", "short\r"], /^The password has 5 characters; 12/],
	["an interruption", ["\x03"], "Given up."],
	["the end of input", ["\x04"], "Given up."],
])(
	"the password prompt fails with the reason for %s",
	async (_name, answers, reason) => {
		const { input, tell } = createTerminal(...answers);
		const asked = askPassword(input, tell);
		await expect(asked).rejects.toThrow(CommandError);
		await expect(asked).rejects.toThrow(reason);
	},
);

test.each([
	["a line", "correct horse battery\n", "correct horse battery"],
	["a line of Windows", "correct horse battery\r\n", "correct horse battery"],
	["no end of line", "correct horse battery", "correct horse battery"],
	["spaces", "  twelve or so \n", "  twelve or so "],
	[
		"characters beyond the basic plane",
		"\u{1f9c2}".repeat(12),
		"\u{1f9c2}".repeat(12),
	],
])(
	"a piped password is taken literally: %s",
	async (_name, given, expected) => {
		expect(await askPassword(pipe(given), () => {})).toBe(expected);
	},
);

test.each([
	["nothing", "", /^The password has 0 characters/],
	["eleven characters", "12345678901\n", /^The password has 11 characters/],
	["six pairs", "\u{1f9c2}".repeat(6), /^The password has 6 characters/],
	["two lines", "correct horse battery\nmore\n", "A password is one line."],
])("a piped password of %s is rejected", async (_name, given, reason) => {
	await expect(askPassword(pipe(given), () => {})).rejects.toThrow(reason);
});

async function run(given: string) {
	const script = path.join(import.meta.dirname, "../staff-password.ts");
	const child = spawn(process.execPath, [script], { stdio: "pipe" });
	child.stdin.end(given);
	const code = new Promise((resolve) => child.once("close", resolve));
	const [output, errors] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
	]);
	return { output, errors, code: await code };
}

test("the command prints one line with a hash of the cost that OWASP recommends, which verifies the password", async () => {
	const { output, errors, code } = await run("correct horse battery\n");
	expect({ errors, code }).toEqual({ errors: "", code: 0 });
	expect(output).toMatch(/^scrypt:17:8:1:/);
	const known = parsePasswordHash(output.replace(/\n$/, ""));
	expect(known && (await verifyPassword("correct horse battery", known))).toBe(
		true,
	);
});

test("the command rejects a bad password in one line and prints no hash", async () => {
	const { output, errors, code } = await run("short\n");
	expect({ output, code }).toEqual({ output: "", code: 1 });
	expect(errors).toMatch(/^The password has 5 characters[^\n]*\n$/);
});
