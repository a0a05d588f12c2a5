import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { readRevisions } from "./revisions.ts";

async function fileWith(text: string): Promise<string> {
	const folder = makeFolder();
	const file = path.join(folder, "revisions.json");
	await writeFile(file, text);
	return file;
}

test("readRevisions reads the change dates of pages", async () => {
	const ledger = {
		"en-US": { "/": { changed: "2026-11-21", hash: "0123456789ab" } },
	};
	const file = await fileWith(JSON.stringify(ledger));
	expect(await readRevisions(file)).toEqual(ledger);
});

test("a missing revisions file reads as empty", async () => {
	const file = await fileWith("{}");
	expect(await readRevisions(`${file}.none`)).toEqual({});
});

test.each([
	["is not JSON", "{"],
	["has no day", '{"en-US":{"/":{"hash":"0123456789ab"}}}'],
	[
		"has a day that there is not",
		'{"en-US":{"/":{"changed":"2026-02-30","hash":"0123456789ab"}}}',
	],
	["is a list", "[]"],
])("a revisions file that %s is rejected", async (_, text) => {
	await expect(readRevisions(await fileWith(text))).rejects.toThrow();
});
