import { readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { readSoundContent } from "../content/read-content.ts";
import { openEditor, position } from "./test-editor.ts";
import { postedBy } from "./test-post.ts";

const file = `locales/en-US/${position}.md`;

/** For tests that only look, or whose posts are refused. */
const untouched = await openEditor();

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

test("full-width digits, thousands' commas and Word's spaces are saved plain", async () => {
	const { show, post, read } = await openEditor();
	const form = postedBy((await show()).text);
	form.set("*:salary.max", "２３，０００");
	form.set("zh-CN:title", "顾问\u00A0 ２ 级");
	expect((await post(form)).status).toBe(200);
	const saved = await read(file.replace("en-US", "zh-CN"));
	expect(saved).toContain("max: 23000");
	expect(saved).toMatch(/^title: 顾问 2 级$/m);
});

/** Sets the first public day, and the days that may not be before it. */
function schedule(form: URLSearchParams): void {
	for (const name of ["publishOn", "posted", "closes"])
		form.set(`*:${name}`, "2099-01-01");
}

test("saving a draft says that it stays one", async () => {
	const { show, post } = await openEditor();
	const form = postedBy((await show()).text);
	schedule(form);
	form.set("*:draft", "on");
	expect((await post(form)).text).toContain("Saved. It stays a draft");
});

test("a day printed on the page before the first public day is refused at its field", async () => {
	const { show, post, read } = untouched;
	const before = await read(file);
	const form = postedBy((await show()).text);
	schedule(form);
	form.set("*:posted", "2098-12-31");
	const answer = await post(form);
	expect(answer.status).toBe(422);
	expect(answer.text).toMatch(
		/name="\*:posted"[^>]*>.*is before “Publish on”, the first public day/,
	);
	expect(await read(file)).toBe(before);
});

test.each(["constructor", "__proto__", "toString", "nonsense"])(
	"the list of content says nothing for ?said=%s",
	async (said) => {
		const { show } = untouched;
		const { text } = await show(`?said=${said}`);
		expect(text).toContain('<div role="status" class="saved"></div>');
	},
);

test("Find lists what has the words in a text of any language, whatever its quotation marks and case", async () => {
	const { show } = untouched;
	const find = async (words: string) =>
		(await show(`?find=${encodeURIComponent(words)}`)).text;
	const everything = (await show("")).text;
	expect(everything).toContain('href="/positions/consultant-china-desk"');
	const chinese = await find("中国业务");
	expect(chinese).toContain('href="/positions/consultant-china-desk"');
	expect(chinese).not.toContain('href="/offices/doha"');
	const list = async (words: string) =>
		(await find(words)).match(/(?<=<li><a href=")[^"]+/g);
	expect(await list("MOHRE’S")).toContain("/solutions/emiratisation");
	expect(await list("MOHRE’S")).toEqual(await list("mohre's"));
	for (const shown of [
		"since 2011",
		"agency in Dubai and Riyadh",
		"The wage protection system is the same channel",
	])
		expect(await list(shown)).not.toBeNull();
	expect(await find("<no such words>")).toContain("No text has these words.");
	expect(await find("<no such words>")).toContain("&lt;no such words&gt;");
});

test("entries are listed by their titles, the reader's language first, and Find names the field", async () => {
	const { show } = untouched;
	const { text } = await show("");
	for (const line of [
		'/texts/about">About · 关于我们 <small>about<',
		'/texts/common">Menus, footer and names of pages · 菜单、页脚和页面名称 <small>common<',
		'/offices/doha">Doha · 多哈 <small>doha<',
		'/hiring-law/ae">United Arab Emirates · 阿拉伯联合酋长国 <small>ae<',
	])
		expect(text).toContain(line);
	const found = await show(`?find=${encodeURIComponent("样例广场 5 层")}`);
	expect(found.text).toContain("<small>in Address 2</small>");
	const inOrder = await show(`?find=${encodeURIComponent("阿联酋本地化")}`);
	expect(inOrder.text).toContain(
		"<small>in Title, Description, Heading, Author</small>",
	);
	const inPart = await show("?find=What%20clients%20and%20a");
	expect(inPart.text).toContain(
		"<small>in “What clients and a candidate might …” › Heading</small>",
	);
});

test("facts are listed by what they say, and a fact's form names the pages that show it", async () => {
	const { show } = untouched;
	expect((await show("")).text).toMatch(
		/href="\/facts\/ae-emiratisation-target">Emiratisation target for skilled jobs: 10% · 本地化比例 10% <small>ae-emiratisation-target</,
	);
	const { text } = await show("facts/ae-wage-due-date");
	expect(text).toContain("It stands on");
	for (const place of ["/insights/wage-payment-on-the-first", "/services"])
		expect(text).toContain(`/en-US${place}`);
	expect((await show()).text).not.toContain("It stands on");
});

test("fields that name an office or a page offer what there is, and a text's braces are explained", async () => {
	const { show } = untouched;
	const chinese = { "Accept-Language": "zh" };
	const { text } = await show(position, chinese);
	expect(text).toMatch(
		/<input type="text" name="\*:office"[^>]* list="office">/,
	);
	expect(text).toContain('<option value="riyadh">利雅得</option>');
	const article = "articles/wage-payment-on-the-first";
	const related = (await show(article, chinese)).text;
	expect(related).toContain('<option value="/services">服务</option>');
	expect(related).not.toContain('value="riyadh"');
	expect((await show("texts/home")).text).toContain("as {{brand}}");
	expect((await show("texts/theme")).text).not.toContain("as {{brand}}");
});

test("the form of a scheduled article says how to show it to others, that of a public one does not", async () => {
	const { show, post } = await openEditor();
	const form = postedBy((await show()).text);
	schedule(form);
	const { text } = await post(form);
	expect(text).toContain("npm run preview -- position consultant-china-desk<");
	form.delete("*:publishOn");
	form.set("version", postedBy(text).get("version") ?? "");
	expect((await post(form)).text).not.toContain("npm run preview");
});

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

test("a stale tab keeps what others saved in other fields of a group or row, and names conflicts at their fields", async () => {
	const { show, post, read } = await openEditor();
	const item = "texts/home";
	const [first, second] = [
		(await show(item)).text,
		(await show(item)).text,
	].map(postedBy);
	first?.set("en-US:hero.kicker", "Saved in the first tab");
	first?.set("en-US:hero.lead", "The first lead.");
	first?.set("en-US:services.items.0.weeks", "9 weeks");
	await post(first, item);
	second?.set("en-US:hero.lead", "The second lead.");
	second?.set("en-US:services.items.0.name", "Another name");
	const answer = await post(second, item);
	expect(answer.status).toBe(409);
	expect(answer.text.match(/Meanwhile saved here: [^<]*/g)).toEqual([
		"Meanwhile saved here: The first lead.",
	]);
	const both = postedBy(answer.text);
	expect(both.get("en-US:hero.kicker")).toBe("Saved in the first tab");
	expect(both.get("en-US:hero.lead")).toBe("The second lead.");
	expect((await post(both, item)).status).toBe(200);
	const { hero, services } = JSON.parse(await read("locales/en-US/home.json"));
	expect(hero.kicker).toBe("Saved in the first tab");
	expect(services.items[0]).toMatchObject({
		name: "Another name",
		weeks: "9 weeks",
	});
});

test("a mistake in an office's field is the only one that is named", async () => {
	const { show, post } = untouched;
	const form = postedBy((await show("offices/doha")).text);
	form.set("*:phone", "4000 0000");
	const { text } = await post(form, "offices/doha");
	expect(text).toContain("allowed is a number that starts with +");
	expect(text).not.toContain("<li>");
});

test("a form is headed by its item's title, its rows by what they show, and it says what needs scripts", async () => {
	const { show } = untouched;
	const { text } = await show("texts/home", { "Accept-Language": "zh" });
	expect(text).toContain("<h1>页面文字 / 首页 <small>home</small></h1>");
	expect(text).toContain("<legend>条目 1 “阿联酋本地化”</legend>");
	expect(text).toContain('<noscript><p class="hint">这个浏览器关闭了脚本');
	expect((await show("positions/nurse")).text).toContain(
		"<h1>Vacancies / nurse</h1>",
	);
	const { text: office } = await show("offices/doha");
	expect(office).toMatch(/<fieldset class="row"><input[^>]*"rows:languages"/);
});

test("a draft is saved with a title and a text alone, shows what it lacks, and is not published without it", async () => {
	const { root, show, post, read, listStale } = await openEditor();
	const named = await show("articles?name=Ramadan+hours,+2027");
	expect(named.headers.location).toBe("/articles/ramadan-hours-2027");
	expect((await show("articles?name=斋月")).status).toBe(422);
	const item = "articles/ramadan-hours-2027";
	const form = postedBy((await show(item)).text);
	form.set("zh-CN:title", "2027 年斋月,工时");
	form.set("zh-CN:text", "只有一段。");
	const saved = await post(form, item);
	expect(saved.status).toBe(200);
	expect(saved.text).toContain("Saved as a draft.");
	for (const name of ["zh-CN:heading", "*:topic", "en-US:title", "en-US:text"])
		expect(saved.text).toContain(`id="fault-${name}"`);
	expect(saved.text).not.toContain('id="fault-zh-CN:title"');
	expect(await read(`locales/zh-CN/${item}.md`)).toContain("2027 年斋月，工时");
	expect(await listStale()).toEqual([]);
	// As for links to previews, also of other content.
	await expect(readSoundContent(root, localeCodes)).resolves.toBeDefined();
	const again = postedBy((await show(item)).text);
	expect((await post(again, item)).text).toContain("Saved as a draft.");
	again.delete("*:draft");
	const refused = await post(again, item);
	expect(refused.status).toBe(422);
	expect(refused.text).toContain(">still missing<");
	expect(await read(`locales/en-US/${item}.md`)).toContain("draft: true");
});

test("a save with an unknown base version answers 409 and keeps what was typed", async () => {
	const { show, post } = untouched;
	const form = postedBy((await show()).text);
	form.set("version", "0123456789abcdef");
	form.set("en-US:title", "Adviser");
	const answer = await post(form);
	expect(answer.status).toBe(409);
	expect(answer.text).toContain("Meanwhile saved here: Consultant, China Desk");
	expect(postedBy(answer.text).get("en-US:title")).toBe("Adviser");
});

test("mistakes are shown at their fields, the input is kept, and no file changes", async () => {
	const { show, post, read } = untouched;
	const before = await read(file);
	const form = postedBy((await show()).text);
	form.set("en-US:text", "A first line with [a link](/no/such/page).");
	form.set("*:office", "atlantis");
	const answer = await post(form);
	expect(answer.status).toBe(422);
	expect(answer.text).toMatch(/name="en-US:text"[^>]* aria-invalid="true"/);
	expect(answer.text).toMatch(/name="\*:office"[^>]* aria-invalid="true"/);
	expect(answer.text).not.toMatch(/name="zh-CN:text"[^>]* aria-invalid="true"/);
	const page = parse(answer.text);
	const office = page.querySelector('[name="*:office"]');
	const noteId = "fault-*:office";
	expect(office?.getAttribute("aria-describedby")).toBe(noteId);
	expect(page.getElementById(noteId)?.text).toContain("no office atlantis");
	const kept = postedBy(answer.text);
	expect([...kept]).toEqual([...form]);
	expect(await read(file)).toBe(before);
	const [said] = /<div role="status".*$/m.exec(answer.text) ?? [];
	expect(said).toContain("Not saved: what is wrong stands at its field.<");
	expect(said).not.toContain("<li>");
});

test("the editor speaks the language that the browser asks for, or the one chosen by its link", async () => {
	const { show } = untouched;
	const language = async (headers: Record<string, string>) =>
		/<html lang="([^"]*)"/.exec((await show("", headers)).text)?.[1];
	const chinese = { "Accept-Language": "zh-TW,zh;q=0.9,en;q=0.8" };
	expect(await language({})).toBe("en-US");
	expect(await language({ "Accept-Language": "de, en;q=0.5" })).toBe("en-US");
	expect(await language(chinese)).toBe("zh-CN");
	const [link] =
		/<a href="[^"]*" lang="en-US" hreflang="en-US">English</.exec(
			(await show("offices/doha", chinese)).text,
		) ?? [];
	expect(link).toContain('href="?locale=en-US"');
	const chosen = await show("offices/doha?locale=en-US", chinese);
	expect(chosen.status).toBe(303);
	expect(chosen.headers.location).toBe("/offices/doha");
	const [cookie = ""] = chosen.headers["set-cookie"] ?? [];
	expect(cookie).toMatch(/^editor-locale=en-US;.*HttpOnly/);
	const headers = { ...chinese, Cookie: cookie.split(";")[0] ?? "" };
	expect(await language(headers)).toBe("en-US");
	expect(await language({ ...chinese, Cookie: "editor-locale=xx" })).toBe(
		"en-US",
	);
	const elsewhere = await show("/evil.example/?locale=en-US");
	expect(elsewhere.headers.location).toBe("/evil.example/");
});

test("in Chinese, fields, choices, mistakes of the checks, and errors are told in Chinese, all at once", async () => {
	const { show, post } = untouched;
	const chinese = { "Accept-Language": "zh-CN" };
	const form = postedBy((await show(position, chinese)).text);
	form.set("*:office", "dubay");
	form.set("*:publishOn", "2099-01-01");
	form.set("*:languages.0", "Chinese");
	form.set("zh-CN:text", "来自短名单[^1]。\n\n[那里](/servces)\n");
	const { text } = await post(form, position, chinese);
	for (const words of [
		"<legend>公开日期 <i>选填</i></legend>",
		">中级</option>",
		"没有保存：错误已标在相应的栏目下面。",
		"没有 dubay 这个办公室；最接近的是 dubai",
		"早于“公开日期”",
		"不能填 &quot;Chinese&quot;；应填 ISO 639 语言代码，如 en",
		"“短名单”请改写为“推荐名单”",
		"这是脚注",
		"没有 /servces 这个页面；最接近的是 /services",
	])
		expect(text).toContain(words);
	expect(text).not.toContain("<li>");
	const missing = await show("texts/no-such-text", chinese);
	expect(missing.text).toBe("没有这篇文字");
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
		const { show } = untouched;
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
		const { show, post, read } = untouched;
		const before = await read(file);
		const form = postedBy((await show()).text);
		form.set("en-US:title", "Other");
		expect((await post(form, position, headers)).status).toBe(403);
		expect(await read(file)).toBe(before);
	},
);

test.each(["same-site", "cross-site"])(
	"a %s page may not even look: only this editor's pages, and addresses that were typed",
	async (site) => {
		const { show } = untouched;
		const from = async (value: string) =>
			(await show(position, { "Sec-Fetch-Site": value })).status;
		expect(await from(site)).toBe(403);
		expect([await from("none"), await from("same-origin")]).toEqual([200, 200]);
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
	const { show, post } = untouched;
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
