import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { markDifference } from "./render-edits.ts";
import { openCommitted, openEditor, position } from "./test-editor.ts";
import { postedBy } from "./test-post.ts";

const ledger = "locales/revisions.json";

test("saved changes are shown as a diff and committed without other staged files", async () => {
	const { root, show, post, git } = await openCommitted();
	expect((await show("changes")).text).toContain("Nothing has changed");
	await writeFile(path.join(root, "notes.txt"), "of nobody's concern");
	git("add", "notes.txt");
	const form = postedBy((await show()).text);
	form.set("en-US:title", "Adviser, China Desk");
	await post(form);
	const changes = (await show("changes")).text;
	expect(changes).toContain(
		">Vacancies / consultant-china-desk · English</a> <small>changed<",
	);
	expect(changes).toMatch(/<del>.*<mark>Consultant<\/mark>.*<\/del>/);
	expect(changes).toMatch(/<ins>.*<mark>Adviser<\/mark>.*<\/ins>/);
	expect(changes).toContain("By Mei Lin &lt;mei@example.com&gt;");

	const commit = postedBy(changes);
	const refused = await post(commit, "changes");
	expect(refused.status).toBe(409);
	expect(refused.text).toContain("say what was changed");
	commit.set("message", "Call her adviser");
	expect((await post(commit, "changes")).status).toBe(303);
	expect(git("log", "-1", "--format=%an %s")).toBe(
		"Mei Lin Call her adviser\n",
	);
	const files = git("show", "--name-only", "--format=").trim().split("\n");
	expect(files.sort()).toEqual([`locales/en-US/${position}.md`, ledger]);
	expect(git("diff", "--cached", "--name-only")).toBe("notes.txt\n");
});

test("a change made after the diff was shown is not committed", async () => {
	const { show, post, git } = await openCommitted();
	const form = postedBy((await show()).text);
	form.set("en-US:title", "Adviser");
	const next = postedBy((await post(form)).text);
	const commit = postedBy((await show("changes")).text);
	next.set("en-US:title", "Other");
	await post(next);
	commit.set("message", "Adviser");
	const answer = await post(commit, "changes");
	expect(answer.status).toBe(409);
	expect(postedBy(answer.text).get("message")).toBe("Adviser");
	expect(git("log", "--format=%s")).toBe("first\n");
});

test("a reverted edit leaves nothing to commit", async () => {
	const { show, post, read } = await openCommitted();
	const before = await read(ledger);
	const form = postedBy((await show()).text);
	const title = form.get("en-US:title") ?? "";
	form.set("en-US:title", "Adviser");
	const next = postedBy((await post(form)).text);
	expect(await read(ledger)).not.toBe(before);
	next.set("en-US:title", title);
	await post(next);
	expect(await read(ledger)).toBe(before);
	expect((await show("changes")).text).toContain("Nothing has changed");
});

/** The undo forms of the changes page, each as a browser posts it. */
async function listUndos(show: (item: string) => Promise<{ text: string }>) {
	return undosIn((await show("changes")).text);
}

function undosIn(html: string) {
	return parse(html).querySelectorAll(".undo").map(String).map(postedBy);
}

test("undoing a change restores the committed texts in all languages and their dates, and nothing else", async () => {
	const { show, post, read } = await openCommitted();
	const before = await read(ledger);
	const chinese = await read(`locales/zh-CN/${position}.md`);
	const form = postedBy((await show()).text);
	form.set("en-US:title", "Adviser");
	form.set("zh-CN:title", "顾问");
	await post(form);
	const office = postedBy((await show("offices/doha")).text);
	office.set("*:phone", "+974 4000 0000");
	await post(office, "offices/doha");
	const changes = (await show("changes")).text;
	const phone = parse(changes).querySelector("ins")?.text;
	expect(phone).toBe("Phone: +974 4000 0000");
	const undos = undosIn(changes);
	expect(undos.map((undo) => undo.get("item"))).toEqual([
		"/offices/doha",
		`/${position}`,
	]);
	const answer = await post(undos[1], "changes/undo");
	expect(answer.headers.location).toBe("/changes?said=undone");
	expect(await read(`locales/zh-CN/${position}.md`)).toBe(chinese);
	expect(await read("locales/en-US/offices/doha.json")).toContain("4000 0000");
	const stale = await post(undos[0], "changes/undo");
	expect(stale.status).toBe(409);
	expect(stale.text).toContain("something changed meanwhile");
	const [last] = await listUndos(show);
	expect((await post(last, "changes/undo")).status).toBe(303);
	expect(await read(ledger)).toBe(before);
	expect((await show("changes")).text).toContain("Nothing has changed");
});

test("an entry of a shared file is undone alone, and the file comes back as it was", async () => {
	const { show, post, read } = await openCommitted();
	const before = await read("locales/facts.json");
	const ids = JSON.parse(before).map(({ id }: { id: string }) => id);
	const [first, second] = ids;
	for (const [id, day] of [
		[first, "2026-11-26"],
		[second, "2026-11-25"],
	]) {
		const form = postedBy((await show(`facts/${id}`)).text);
		form.set("*:checked", day);
		expect((await post(form, `facts/${id}`)).text).toContain("Saved");
	}
	const { text } = await show("changes");
	expect(text).toContain(`<a href="/facts/${first}">Facts / ${first}</a>`);
	const undos = undosIn(text);
	expect(undos.map((undo) => undo.get("item"))).toEqual([
		`/facts/${first}`,
		`/facts/${second}`,
	]);
	expect((await post(undos[0], "changes/undo")).status).toBe(303);
	const facts = JSON.parse(await read("locales/facts.json"));
	const was = JSON.parse(before);
	expect(facts[0]).toEqual(was[0]);
	expect(facts[1]).toEqual({ ...was[1], checked: "2026-11-25" });
	const [last] = await listUndos(show);
	expect((await post(last, "changes/undo")).status).toBe(303);
	expect(await read("locales/facts.json")).toBe(before);
});

test("changes show and undo nothing through a symbolic link", async () => {
	const { root, show, post } = await openCommitted();
	const outside = path.join(root, "outside.md");
	await writeFile(outside, "a secret");
	const file = path.join(root, `locales/en-US/${position}.md`);
	await rm(file);
	await symlink(outside, file);
	const [undo] = await listUndos(show);
	const refused = await post(undo, "changes/undo");
	expect(refused.status).toBe(403);
	expect(refused.text).toContain("a symbolic link leads to it");
	expect(await readFile(outside, "utf8")).toBe("a secret");
});

test("a new symbolic link is named beside the other changes, unread and without undo", async () => {
	const { root, show, post, git } = await openCommitted();
	const form = postedBy((await show()).text);
	form.set("en-US:title", "Adviser, China Desk");
	await post(form);
	const outside = path.join(root, "outside.md");
	await writeFile(outside, "a secret");
	const link = "locales/en-US/articles/new.md";
	await symlink(outside, path.join(root, link));
	for (const isStaged of [false, true]) {
		if (isStaged) git("add", link);
		const { status, text } = await show("changes");
		expect(status).toBe(200);
		expect(text).toContain(`${link} <small>symbolic link</small>`);
		expect(text).toContain("<mark>Adviser</mark>");
		expect(text).not.toContain("a secret");
		const undos = undosIn(text);
		expect(undos.map((undo) => undo.get("item"))).toEqual([`/${position}`]);
	}
});

test("a deleted entry comes back by undoing, and a new one is removed unless other content needs it", async () => {
	const { root, show, post, read } = await openCommitted();
	const before = await read(`locales/en-US/${position}.md`);
	await post(
		postedBy((await show(`${position}/delete`)).text),
		`${position}/delete`,
	);
	const [back] = await listUndos(show);
	expect((await post(back, "changes/undo")).status).toBe(303);
	expect(await read(`locales/en-US/${position}.md`)).toBe(before);

	for (const locale of localeCodes) {
		const file = path.join(root, `locales/${locale}/offices`);
		const text = await readFile(path.join(file, "doha.json"), "utf8");
		await writeFile(
			path.join(file, "sohar.json"),
			text.replace(/"order": \d+/, '"order": 9'),
		);
	}
	const form = postedBy((await show()).text);
	form.set("*:office", "sohar");
	await post(form);
	const undo = async (item: string) => {
		const undos = await listUndos(show);
		return post(
			undos.find((each) => each.get("item") === item),
			"changes/undo",
		);
	};
	const refused = await undo("/offices/sohar");
	expect(refused.status).toBe(409);
	const said = parse(refused.text).querySelector('[role="status"] a');
	expect(said?.text).toContain("no office sohar");
	expect(said?.getAttribute("href")).toBe(`/${position}`);
	expect((await undo(`/${position}`)).status).toBe(303);
	expect((await undo("/offices/sohar")).status).toBe(303);
	await expect(read("locales/en-US/offices/sohar.json")).rejects.toThrow();
});

test("a deleted entry is shown among the changes and can be committed", async () => {
	const { show, post } = await openCommitted();
	const ask = `${position}/delete`;
	await post(postedBy((await show(ask)).text), ask);
	const changes = (await show("changes")).text;
	expect(changes).toMatch(/consultant-china-desk · English <small>deleted</);
	expect(changes).toContain("content-index.ts");
	const commit = postedBy(changes);
	commit.set("message", "Filled");
	expect((await post(commit, "changes")).status).toBe(303);
	expect((await show("changes")).text).toContain("Nothing has changed");
});

test("without git, the changes page says so, and a commit is refused with a 409", async () => {
	const { show, post } = await openEditor();
	expect((await show("changes")).text).toContain("There is no git here");
	const answer = await post(new URLSearchParams({ message: "x" }), "changes");
	expect(answer.status).toBe(409);
	expect(answer.text).toContain("there is no git here");
});

test.each([
	["one two", "one 2", ["one <mark>two</mark>", "one <mark>2</mark>"]],
	["", "new & old", ["", "new &amp; old"]],
	["aa", "aaa", ["aa", "aa<mark>a</mark>"]],
])("the diff of %j and %j marks only what differs", (before, after, marked) => {
	expect(markDifference(before, after)).toEqual(marked);
});
