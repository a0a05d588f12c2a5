import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { hashPassword, parsePasswordHash, verifyPassword } from "./password.ts";

const cheap = { logN: 10, r: 8, p: 1 };
const bytes = (length: number) => Buffer.alloc(length, 7).toString("base64url");

async function parseHash(password: string) {
	const parsed = parsePasswordHash(await hashPassword(password, cheap));
	if (!parsed) throw new Error("not parsed");
	return parsed;
}

test("a password hash is one line with its parameters and a random salt", async () => {
	const [one, two] = await Promise.all([
		hashPassword("correct horse", cheap),
		hashPassword("correct horse", cheap),
	]);
	expect(one).toMatch(/^scrypt:10:8:1:[\w-]{22}:[\w-]{43}$/);
	expect(one).not.toBe(two);
	expect(one).not.toContain("horse");
});

test("the hash is the scrypt of RFC 7914", async () => {
	const { salt, hash } = await parseHash("correct horse");
	expect(hash).toEqual(
		scryptSync("correct horse", salt, 32, { N: 1024, r: 8, p: 1 }),
	);
});

test.each([
	["the same", true, "correct horse"],
	["another letter", false, "correct horsf"],
	["another case", false, "Correct horse"],
	["more", false, "correct horse "],
	["less", false, "correct hors"],
	["nothing", false, ""],
	["very much", false, "x".repeat(4000)],
])("%s is accepted as the password: %s", async (_name, expected, guess) => {
	expect(await verifyPassword(guess, await parseHash("correct horse"))).toBe(
		expected,
	);
});

test("composed and decomposed letters are the same password", async () => {
	const known = await parseHash("caf\u00e9 au lait");
	expect(await verifyPassword("cafe\u0301 au lait", known)).toBe(true);
});

test.each([
	["nothing", ""],
	["a password", "correct horse battery"],
	["dollar signs", `scrypt$17$8$1$${bytes(16)}$${bytes(32)}`],
	["another function", `argon2:17:8:1:${bytes(16)}:${bytes(32)}`],
	["too cheap a hash", `scrypt:09:8:1:${bytes(16)}:${bytes(32)}`],
	["more memory than there is", `scrypt:21:8:1:${bytes(16)}:${bytes(32)}`],
	["small blocks", `scrypt:17:1:1:${bytes(16)}:${bytes(32)}`],
	["no rounds", `scrypt:17:8:0:${bytes(16)}:${bytes(32)}`],
	["a short salt", `scrypt:17:8:1:${bytes(8)}:${bytes(32)}`],
	["a short hash", `scrypt:17:8:1:${bytes(16)}:${bytes(16)}`],
	["a further part", `scrypt:17:8:1:${bytes(16)}:${bytes(32)}:x`],
	["two lines", `scrypt:17:8:1:${bytes(16)}:${bytes(32)}\n`],
])(
	"%s is not a valid hash and fails at startup without being echoed",
	(_name, line) => {
		expect(parsePasswordHash(line)).toBeUndefined();
		if (line === "") return;
		const read = () => readConfig({ STAFF_PASSWORD_HASH: line });
		expect(read).toThrow(
			/^STAFF_PASSWORD_HASH holds something, .*staff:password/,
		);
		expect(read).not.toThrow(line);
	},
);

test("the configuration contains the parsed hash, or undefined", async () => {
	const line = await hashPassword("correct horse", cheap);
	expect(
		readConfig({ STAFF_PASSWORD_HASH: line }).staffPasswordHash,
	).toMatchObject(cheap);
	expect(readConfig({}).staffPasswordHash).toBeUndefined();
});
