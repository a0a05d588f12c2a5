import { expect, test } from "vitest";
import { pageEtag } from "./render-pages.ts";

test("an entity tag is strong, quoted, and made of safe characters only", () => {
	expect(pageEtag(["/about", "zh-CN"])).toMatch(/^"[\w-]{27}"$/);
	expect(pageEtag([])).toMatch(/^"[\w-]{27}"$/);
	expect(pageEtag(['"\r\n', "中文"])).toMatch(/^"[\w-]{27}"$/);
});

test("equal parts yield the same entity tag in every process", () => {
	expect(pageEtag(["/about", "en-US", "br"])).toBe(
		pageEtag(["/about", "en-US", "br"]),
	);
	expect(pageEtag(["/about", "en-US", "br"])).toBe(
		'"bm3W3fwuqO8auIs39l-pzwPK3NZ"',
	);
});

test("different parts yield different entity tags, wherever they are split", () => {
	const lists = [
		[],
		[""],
		["", ""],
		["/about"],
		["/about", ""],
		["/about", "en-US"],
		["en-US", "/about"],
		["/about", "zh-CN"],
		["/abouten-US"],
		["/about,en-US"],
		['/about","en-US'],
		["/about", "en-US", "gzip"],
		["/about", "en-US", "br"],
	];
	expect(new Set(lists.map(pageEtag)).size).toBe(lists.length);
});
