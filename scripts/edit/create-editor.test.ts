import { readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { openEditor, position } from "./test-editor.ts";
import { postedBy } from "./test-post.ts";

const file = `locales/en-US/${position}.md`;

test("shared fields are saved in both locales, English quotes are curled, and nothing else changes", async () => {
	const { show, post, read } = await openEditor();
	const before = await read(file);
	const chinese = file.replace("en-US", "zh-CN");
	const form = postedBy((await show()).text);
	form.set("*:salary.max", "23000");
	form.set("zh-CN:title", "顾问");
	form.set("en-US:title", `The firm's "China Desk"`);
	const answer = await post(form);
	expect(answer.status).toBe(200);
	expect(answer.text).toContain("Saved.");
	expect(await read(file)).toBe(
		before
			.replace("max: 21000", "max: 23000")
			.replace("Consultant, China Desk", "The firm’s “China Desk”"),
	);
	expect(await read(chinese)).toMatch(/^title: 顾问$/m);
	expect(await read(chinese)).toContain("max: 23000");
});

test.each(["constructor", "__proto__", "toString", "nonsense"])(
	"the list of content says nothing for ?said=%s",
	async (said) => {
		const { show } = await openEditor();
		const { text } = await show(`?said=${said}`);
		expect(text).toContain('<div role="status" class="saved"></div>');
	},
);

test("saving a stale second tab answers 409 and offers the edits of both tabs", async () => {
	const { show, post, read } = await openEditor();
	const [first, second] = [(await show()).text, (await show()).text].map(
		postedBy,
	);
	first?.set("en-US:title", "Adviser, China Desk");
	first?.set("*:salary.max", "23000");
	expect((await post(first)).status).toBe(200);

	second?.set("en-US:title", "Senior Consultant, China Desk");
	second?.set("zh-CN:title", "高级顾问");
	const answer = await post(second);
	expect(answer.status).toBe(409);
	expect(answer.text).toContain("Meanwhile saved here: Adviser, China Desk");
	expect(await read(file)).toContain("title: Adviser, China Desk\n");
	const both = postedBy(answer.text);
	expect(both.get("en-US:title")).toBe("Senior Consultant, China Desk");
	expect(both.get("zh-CN:title")).toBe("高级顾问");
	expect(both.get("*:salary.max")).toBe("23000");
	expect((await post(both)).status).toBe(200);
	expect(await read(file)).toContain("max: 23000");
});

test("a save with an unknown base version answers 409 and keeps what was typed", async () => {
	const { show, post } = await openEditor();
	const form = postedBy((await show()).text);
	form.set("version", "0123456789abcdef");
	form.set("en-US:title", "Adviser");
	const answer = await post(form);
	expect(answer.status).toBe(409);
	expect(answer.text).toContain("Meanwhile saved here: Consultant, China Desk");
	expect(postedBy(answer.text).get("en-US:title")).toBe("Adviser");
});

test("mistakes are shown at their fields, the input is kept, and no file changes", async () => {
	const { show, post, read } = await openEditor();
	const before = await read(file);
	const form = postedBy((await show()).text);
	form.set("en-US:text", "A first line with [a link](/no/such/page).");
	form.set("*:office", "atlantis");
	const answer = await post(form);
	expect(answer.status).toBe(422);
	expect(answer.text).toMatch(/name="en-US:text"[^>]* aria-invalid="true"/);
	expect(answer.text).toMatch(/name="\*:office"[^>]* aria-invalid="true"/);
	expect(answer.text).not.toMatch(/name="zh-CN:text"[^>]* aria-invalid="true"/);
	const kept = postedBy(answer.text);
	expect([...kept]).toEqual([...form]);
	expect(await read(file)).toBe(before);
	const [said] = /<div role="status".*$/m.exec(answer.text) ?? [];
	expect(said).toContain("Not saved: what is wrong stands at its field.<");
	expect(said).not.toContain("<li>");
});

test("existing mistakes in other files do not block saving", async () => {
	const { root, show, post, read } = await openEditor();
	const facts = path.join(root, "locales/facts.json");
	const text = await readFile(facts, "utf8");
	await writeFile(facts, text.replace('"country": "ae"', '"country": "xx"'));
	const form = postedBy((await show()).text);
	form.set("en-US:title", "Adviser, China Desk");
	expect((await post(form)).status).toBe(200);
	expect(await read(file)).toContain("title: Adviser, China Desk\n");
});

test("a new entry is created in all locales", async () => {
	const { show, post, read } = await openEditor();
	const form = postedBy((await show()).text);
	const item = "positions/adviser-doha";
	form.set("version", postedBy((await show(item)).text).get("version") ?? "");
	form.set("*:reference", "{{jobPrefix}}-2611-99");
	for (const locale of localeCodes)
		for (const name of ["title", "description"])
			form.set(`${locale}:${name}`, `${form.get(`${locale}:${name}`)} 2`);
	const answer = await post(form, item);
	expect(answer.text).toContain("Saved.");
	for (const locale of localeCodes)
		expect(await read(`locales/${locale}/${item}.md`)).toContain(
			"\nreference: {{jobPrefix}}-2611-99\n",
		);
});

test.each([{ Host: "evil.example:3100" }, { Host: "127.0.0.1:3101" }])(
	"a request with a foreign Host header gets a 403 and the editor's address: %o",
	async (headers) => {
		const { show } = await openEditor();
		const answer = await show(position, headers);
		expect(answer.status).toBe(403);
		expect(answer.text).toMatch(/^The editor is at http:/);
	},
);

test.each([
	{ Origin: "http://evil.example" },
	{ Origin: "http://127.0.0.1:3101" },
	{ Origin: "null" },
	{ Origin: "" },
	{ "Sec-Fetch-Site": "same-site" },
	{ "Sec-Fetch-Site": "cross-site" },
])(
	"a post from another page gets a 403 and changes nothing: %o",
	async (headers) => {
		const { show, post, read } = await openEditor();
		const before = await read(file);
		const form = postedBy((await show()).text);
		form.set("en-US:title", "Other");
		expect((await post(form, position, headers)).status).toBe(403);
		expect(await read(file)).toBe(before);
	},
);

test.each([
	"articles/..%2F..%2F..%2Fsecret",
	"articles/Upper",
	"articles/-a",
	"pages/about",
	"constructor/about",
	"texts/no-such-text",
	"texts/..",
])("%s is not editable and answers 404", async (item) => {
	const { show, post } = await openEditor();
	expect((await show(item)).status).toBe(404);
	expect((await post(new URLSearchParams(), item)).status).toBe(404);
});

test("symlinked files and folders are neither shown nor written", async () => {
	const { root, show, post } = await openEditor();
	const secret = path.join(root, "secret.md");
	await writeFile(secret, "---\ntitle: secret\n---\n");
	const folder = path.join(root, "locales/en-US");
	await symlink(secret, path.join(folder, "articles/linked.md"));
	await rename(path.join(folder, "topics"), path.join(root, "topics"));
	await symlink(path.join(root, "topics"), path.join(folder, "topics"));
	for (const item of ["articles/linked", "topics/terms"]) {
		expect((await show(item)).status).toBe(403);
		expect((await post(new URLSearchParams(), item)).status).toBe(403);
	}
	expect(await readFile(secret, "utf8")).toContain("title: secret");
});
