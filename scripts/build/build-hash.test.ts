import path from "node:path";
import { expect, test } from "vitest";
import type { BuiltContent } from "./build-content.ts";
import { listBuildFiles } from "./build-files.ts";
import { hashBuild } from "./build-hash.ts";

const root = path.resolve(import.meta.dirname, "../..");
const before: BuiltContent = {
	messages: new Map([["locales/en-US/home.json", '{"a":"<p>1</p>"}']]),
	documents: new Map([["templates/a.docx", Buffer.from("1")]]),
	cards: new Map(),
	datedCards: new Map(),
	dated: { pages: [], facts: [] },
	reminders: [],
	hasNewIndex: false,
};

async function idOf(changes: Partial<BuiltContent>, map = ""): Promise<string> {
	const program = Buffer.from("program");
	const code = {
		programs: new Map([["main.js", program]]),
		files: new Map(),
		maps: new Map([["main.js.map", map]]),
	};
	const content = { ...before, ...changes };
	return hashBuild(await listBuildFiles(root, code, content));
}

test("compiled messages and made documents change the build's id, reminders and source maps do not", async () => {
	const id = await idOf({});
	// Nothing in `locales/` has changed: only what the compiler makes of it.
	const messages = new Map([["locales/en-US/home.json", '{"a":"<p>2</p>"}']]);
	const documents = new Map([["templates/a.docx", Buffer.from("2")]]);
	const reminder = { what: "home", due: "2030-01-01" };
	expect(await idOf({ messages })).not.toBe(id);
	expect(await idOf({ documents })).not.toBe(id);
	expect(await idOf({ reminders: [reminder] })).toBe(id);
	expect(await idOf({}, "other lines")).toBe(id);
});
