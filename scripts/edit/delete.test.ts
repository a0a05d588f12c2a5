import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { openCommitted, openEditor, position } from "./test-editor.ts";
import { postedBy } from "./test-post.ts";

const index = "shared/pages/content-index.ts";

test("an unreferenced entry is deleted in all locales, and can be brought back unchanged where changes are undone", async () => {
	const { show, post, read, listStale } = await openCommitted();
	const files = localeCodes.map((locale) => `locales/${locale}/${position}.md`);
	const before = await Promise.all(files.map(read));
	const ask = `${position}/delete`;
	const form = postedBy((await show(ask)).text);
	const gone = await post(form, ask);
	expect(gone.status).toBe(303);
	await Promise.all(
		files.map((file) => expect(read(file)).rejects.toThrow("ENOENT")),
	);
	expect(await read(index)).not.toContain("consultant-china-desk");
	expect(await listStale()).toEqual([]);

	const changes = postedBy((await show("changes")).text);
	const undo = { version: changes.get("version") ?? "", item: `/${position}` };
	await post(new URLSearchParams(undo), "changes/undo");
	expect(await Promise.all(files.map(read))).toEqual(before);
	expect(await read(index)).toContain("consultant-china-desk");
	expect(await listStale()).toEqual([]);
});

test("before a deletion, what is not committed is said to be lost", async () => {
	const without = await openEditor();
	const { text } = await without.show(`${position}/delete`);
	expect(text).toContain("is lost for good");
	const { show, git } = await openCommitted();
	const ask = async () => (await show(`${position}/delete`)).text;
	expect(await ask()).toContain("brought back under “Changes”");
	expect(await ask()).not.toContain("is lost for good");
	const file = `locales/en-US/${position}.md`;
	git("rm", "--quiet", "--cached", file);
	expect(await ask()).toContain("is lost for good");
});

/** Items that others refer to, and where. */
const needed = [
	["articles/chinese-epc-first-year", "/topics/chinese-contractors"],
	["offices/doha", "/positions/"],
	["facts/ae-gratuity", "ae-gratuity"],
] as const;

test("an article, an office, and a fact cannot be deleted while other content references them", async () => {
	const { show, post, read } = await openEditor();
	const facts = await read("locales/facts.json");
	for (const [item, named] of needed) {
		const page = (await show(`${item}/delete`)).text;
		expect(page, item).toContain("It cannot go yet.");
		expect(page, item).toContain(named);
	}
	const fact = "facts/ae-gratuity";
	const version = postedBy((await show(fact)).text).get("version") ?? "";
	const form = new URLSearchParams({ version });
	expect((await post(form, `${fact}/delete`)).status).toBe(409);
	expect((await show(fact)).status).toBe(200);
	expect(await read("locales/facts.json")).toBe(facts);
});

test("an entry that changed since its delete form was opened is not deleted", async () => {
	const { show, post, read } = await openEditor();
	const form = new URLSearchParams({ version: "0123456789abcdef" });
	const answer = await post(form, `${position}/delete`);
	expect(answer.status).toBe(409);
	expect(await read(`locales/en-US/${position}.md`)).toContain("title:");
	expect((await show(`${position}/delete`)).status).toBe(200);
});

test("texts, guides, laws, and unknown entries cannot be deleted", async () => {
	const { show, post } = await openEditor();
	const items = ["texts/about", "guides/oman", "hiring-law/ae"];
	for (const item of [...items, "positions/none"]) {
		expect((await show(`${item}/delete`)).status, item).toBe(404);
		const answer = await post(undefined, `${item}/delete`);
		expect(answer.status, item).toBe(404);
	}
});
