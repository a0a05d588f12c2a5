import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../test/test-folder.ts";
import type { BuiltContent } from "./build-content.ts";
import { createBundler } from "./bundle.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("compiled messages and made documents change the build's id, reminders do not", async () => {
	const before: BuiltContent = {
		messages: new Map([["locales/en-US/home.json", '{"a":"<p>1</p>"}']]),
		documents: new Map([["templates/a.docx", Buffer.from("1")]]),
		cards: new Map(),
		datedCards: new Map(),
		dated: { pages: [], facts: [] },
		reminders: [],
		hasNewIndex: false,
	};
	let content = before;
	const outdir = path.join(makeFolder(), "dist");
	const bundler = await createBundler(
		{ root, outdir, mode: "development" },
		async () => content,
	);
	onTestFinished(() => bundler.dispose());
	await bundler.bundle();
	const idOf = async (changes: Partial<BuiltContent>) => {
		content = { ...before, ...changes };
		const { buildId } = await bundler.bundle({ code: false, content: true });
		return buildId;
	};

	const id = await idOf({});
	// Nothing in `locales/` has changed: only what the compiler makes of it.
	const messages = new Map([["locales/en-US/home.json", '{"a":"<p>2</p>"}']]);
	const documents = new Map([["templates/a.docx", Buffer.from("2")]]);
	const reminder = { what: "home", due: "2030-01-01" };
	expect(await idOf({ messages })).not.toBe(id);
	expect(await idOf({ documents })).not.toBe(id);
	expect(await idOf({ reminders: [reminder] })).toBe(id);
	expect(await idOf({})).toBe(id);
});
