import { expect, test } from "vitest";
import { listMeanings } from "./search-meanings.ts";

test.each([
	["hotel manager doha", "酒店 manager 多哈"],
	["多哈的酒店", "doha 的 hospitality"],
	["hotel 多哈", "hotel doha"],
])(
	"a query is also asked with all of its names in the other script: %s",
	(query, other) => {
		const meanings = listMeanings(query).map((text) =>
			text.replace(/ +/g, " ").trim(),
		);
		expect(meanings).toContain(other);
	},
);

test("one name alone is exchanged once", () => {
	const meanings = listMeanings("doha");
	expect(meanings).toEqual([" 多哈 "]);
});
