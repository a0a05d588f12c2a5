import { expect, test } from "vitest";
import {
	deskFilePaths,
	deskSearch,
	filterOf,
	readDeskQuery,
} from "./desk-query.ts";

const place = {
	createdAt: 1_790_000_000_000,
	reference: "7K3F-9QXM-2T6C-HB4W",
};

test.each([
	[{}],
	[{ state: "progress", kind: "expert" }],
	[{ search: "李 伟 & 100%+#?" }],
	[{ failed: true, before: place }],
	[{ position: "LW-2611-05", assignee: "me" }],
	[{ assignee: "nobody" }],
	[{ assignee: 7, state: "placed" }],
	[{ state: "new", after: place }],
	[{ ref: "7K3F-9QXM-2T6C-HB4W", done: "note" }],
	[{ done: "erase", count: 0 }],
] as const)(
	"the desk query %j survives a round trip through the query string",
	(query) => {
		expect(readDeskQuery(deskSearch(query))).toEqual(query);
	},
);

test.each([
	["?state=gone&kind=__proto__&done=x&failed=true&count=-1", {}],
	["?before=x&after=1.7K3F", {}],
	["?before=99999999999999999999.7K3F-9QXM-2T6C-HB4W", {}],
	["?before=1.'%20OR%201=1%20--%20OR%201", {}],
	["?search=%20%20", {}],
	["?assignee=you&position=%20", {}],
	["?assignee=0", {}],
	["?assignee=1e3", {}],
	[`?search=${"x".repeat(500)}`, { search: "x".repeat(100) }],
	["?ref=", { ref: "" }],
	["?%E4%B8&other=1", {}],
])("only the valid parameters of %s are read", (search, query) => {
	expect(readDeskQuery(search)).toEqual(query);
});

test("filterOf keeps the filter and drops the page boundary, the reference, and the notice", () => {
	const filter = {
		state: "new",
		kind: "expert",
		position: "LW-1",
		assignee: "me",
		search: "a",
		failed: true,
	} as const;
	expect(
		filterOf({ ...filter, before: place, ref: "x", done: "note" }),
	).toEqual(filter);
});

test("desk files have a path below the desk of each language", () => {
	expect(deskFilePaths("zh-CN").csv).toBe("/desk/export.csv");
	expect(deskFilePaths("en-US").cv).toBe("/en-US/desk/cv");
});

test("an empty desk query yields an empty query string", () => {
	expect(deskSearch({})).toBe("");
});
