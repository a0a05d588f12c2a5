import { expect, test } from "vitest";
import { openEditor } from "./test-editor.ts";
import { postedBy } from "./test-post.ts";

const guides = "locales/guides.json";

test("editing a country's hiring law changes nothing else in its file", async () => {
	const { show, post, read, listStale } = await openEditor();
	const file = "locales/hiring-law.json";
	const before = await read(file);
	const form = postedBy((await show("hiring-law/ae")).text);
	const control = "*:models.recruitment.text.en-US";
	const old = form.get(control) ?? "";
	form.set(control, "A license to mediate (MoHRE); you employ");
	form.set("*:country", "sa");
	expect((await post(form, "hiring-law/ae")).status).toBe(200);
	expect(await read(file)).toBe(
		before.replace(old, "A license to mediate (MoHRE); you employ"),
	);
	expect(await listStale()).toEqual([]);
});

test("a guide source without an address or that no text cites is refused, and an existing source can be edited", async () => {
	const { show, post, read } = await openEditor();
	const before: unknown = JSON.parse(await read(guides));
	const form = postedBy((await show("guide-sources/oman")).text);
	form.append("rows:sources", "new0-1");
	form.set("*:sources.new0-1.(key)", "gazette");
	form.set("*:sources.new0-1.name.all", "Official Gazette");
	form.set("*:sources.new0-1.grade", "official");
	const unlinked = await post(form, "guide-sources/oman");
	expect(unlinked.text).toContain(">still missing<");
	form.set("*:sources.new0-1.url", "https://example.com/gazette");
	const refused = await post(form, "guide-sources/oman");
	expect(refused.status).toBe(422);
	expect(refused.text).toContain("nothing is from this source");
	expect(postedBy(refused.text).get("*:sources.gazette.(key)")).toBe("gazette");
	expect(JSON.parse(await read(guides))).toEqual(before);

	const guide = postedBy((await show("guides/oman")).text);
	const named = guide.get("en-US:glance.0.value") ?? "";
	const [, key = ""] = /\[\[([\w-]+)/.exec(named) ?? [];
	const renamed = postedBy((await show("guide-sources/oman")).text);
	renamed.set(`*:sources.${key}.grade`, "press");
	expect((await post(renamed, "guide-sources/oman")).status).toBe(200);
	const after = JSON.parse(await read(guides));
	expect(after.oman.sources[key].grade).toBe("press");
});

test("two guide sources with the same key are refused, and neither is lost", async () => {
	const { show, post } = await openEditor();
	const form = postedBy((await show("guide-sources/oman")).text);
	const [first = "", second = ""] = form.getAll("rows:sources");
	form.set(`*:sources.${second}.(key)`, first);
	const answer = await post(form, "guide-sources/oman");
	expect(answer.status).toBe(422);
	const rows = postedBy(answer.text).getAll("rows:sources");
	expect(rows.slice(0, 2)).toEqual([first, `${first} (again)`]);
});
