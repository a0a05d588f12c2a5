import { expect, test } from "vitest";
import { pageEtag } from "./page-etag.ts";

test("an entity tag is strong, quoted, and holds no other character", () => {
	expect(pageEtag(["/about", "zh-CN"])).toMatch(/^"[\w-]{27}"$/);
	expect(pageEtag([])).toMatch(/^"[\w-]{27}"$/);
	expect(pageEtag(['"\r\n', "中文"])).toMatch(/^"[\w-]{27}"$/);
});

test("the same parts make the same tag, in every process", () => {
	expect(pageEtag(["/about", "en-US", "br"])).toBe(
		pageEtag(["/about", "en-US", "br"]),
	);
	expect(pageEtag(["/about", "en-US", "br"])).toBe(
		'"bm3W3fwuqO8auIs39l-pzwPK3NZ"',
	);
});

test("any other parts make another tag, however they are cut", () => {
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
