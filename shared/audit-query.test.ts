import { expect, test } from "vitest";
import { auditFilterOf, auditSearch, readAuditQuery } from "./audit-query.ts";

const reference = "7K3F-9QXM-2T6C-HB4W";

test.each([
	[{}],
	[{ person: "陈 丽 & 100%+#?" }],
	[{ action: "download-cvs", reference, day: "2024-02-29" }],
	[{ person: "Amal", before: { createdAt: 1_790_000_000_000, id: 7 } }],
] as const)(
	"the audit query %j survives a round trip through the query string",
	(query) => {
		expect(readAuditQuery(auditSearch(query))).toEqual(query);
	},
);

test.each([
	["?person=%20&action=__proto__&reference=x&day=2026-02-29&before=1", {}],
	["?day=2026-2-1&before=1.-7&other=1&%E4%B8", {}],
	["?day=20260-01-01", {}],
	[`?reference=+${reference.toLowerCase()}+`, { reference }],
	[`?person=${"x".repeat(500)}`, { person: "x".repeat(200) }],
])("only the valid parameters of %s are read", (search, query) => {
	expect(readAuditQuery(search)).toEqual(query);
});

test("auditFilterOf keeps the filter and drops the page boundary", () => {
	const filter = { person: "Amal", day: "2026-11-23" } as const;
	const before = { createdAt: 1, id: 1 };
	expect(auditFilterOf({ ...filter, before })).toEqual(filter);
});

test("an empty audit query yields an empty query string", () => {
	expect(auditSearch({})).toBe("");
});
