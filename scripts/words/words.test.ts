import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import english from "./en-US.json" with { type: "json" };
import { inEnglish, isWordKey, say, wordLocales, wordsOf } from "./words.ts";

test("a wording within another is told in the same language", () => {
	const hint = say("faults.nearest", { name: "doha" });
	const said = say("faults.noOffice", { office: "dohar", hint });
	expect(inEnglish(said)).toBe("no office dohar; the nearest is doha");
	expect(wordsOf("zh-CN").tell(said)).toBe(
		"没有 dohar 这个办公室；最接近的是 doha",
	);
});

test("a text that somebody has typed is no address of a wording", () => {
	const said = say("said.theirs", { value: "said.saved" });
	expect(inEnglish(said)).toBe("Meanwhile saved here: said.saved");
	expect(inEnglish("said.saved")).toBe("said.saved");
});

test.each([
	["en-US", ["1 entry", "2 entries"]],
	["zh-CN", ["1 项", "2 项"]],
] as const)("in %s, counts have their plural forms", (locale, counts) => {
	const { t } = wordsOf(locale);
	expect([1, 2].map((count) => t("editor.count", { count }))).toEqual(counts);
});

/** All wordings but the names of fields and values, which may be the same word in two languages. */
const keys = (["editor", "said", "refusals", "hints", "faults"] as const)
	.flatMap((group) =>
		Object.keys(english[group]).map((name) => `${group}.${name}`),
	)
	.filter(isWordKey);

test("no wording is left in English", () => {
	const [first, ...others] = wordLocales.map(wordsOf);
	const same = keys.filter((key) =>
		others.some(({ t }) => t(key) === first?.t(key)),
	);
	expect(keys.length).toBeGreaterThan(200);
	expect(others.length).toBeGreaterThan(0);
	expect(same).toEqual([]);
});

test("every wording is used", async () => {
	const root = path.resolve(import.meta.dirname, "..");
	const files = await Array.fromAsync(glob("**/*.ts", { cwd: root }));
	const code = await Promise.all(
		files
			.filter((file) => !file.includes(".test."))
			.map((file) => readFile(path.join(root, file), "utf8")),
	);
	const all = code.join("");
	const unused = keys.filter(
		(key) => !all.includes(`"${key.replace(/_(one|other)$/, "")}"`),
	);
	// The list of content makes these addresses from the query.
	expect(unused).toEqual(["said.deleted", "said.committed", "said.removed"]);
});
