import { expect, test } from "vitest";
import { readGratuityQuery } from "./gratuity-query.ts";

const whole =
	"?country=ae&basic=10000&start=2019-01-01&end=2026-06-30&ending=resigned";

test("a whole form is read", () => {
	const { input, errors } = readGratuityQuery(whole);
	expect(errors).toEqual({});
	expect(input).toEqual({
		country: "ae",
		wage: 10_000,
		start: "2019-01-01",
		end: "2026-06-30",
		ending: "resigned",
	});
});

test("nothing is wrong before the form was sent", () => {
	expect(readGratuityQuery("").errors).toEqual({});
	expect(readGratuityQuery("?utm_source=x").errors).toEqual({});
});

test.for<[string, string, object]>([
	["no wage", "basic=", { basic: "basic" }],
	["a wage of nothing", "basic=0", { basic: "basic" }],
	["a wage in words", "basic=ten", { basic: "basic" }],
	["an absurd wage", "basic=999999999999", { basic: "basic" }],
	["an unknown country", "country=xx", { country: "country" }],
	["a day that does not exist", "start=2026-02-30", { start: "start" }],
	["no end", "end=", { end: "end" }],
	["an end before the start", "end=2018-01-01", { end: "order" }],
	["markup", "country=%3Cscript%3E", { country: "country" }],
])("%s is named", ([, change, errors]) => {
	const [name = "", value = ""] = change.split("=");
	const query = new URLSearchParams(whole);
	query.set(name, decodeURIComponent(value));
	const read = readGratuityQuery(`?${query}`);
	expect(read.errors).toEqual(errors);
	expect(read.input).toBeUndefined();
	expect(read.typed).toMatchObject({ [name]: decodeURIComponent(value) });
});

test.for([
	["10,000", 10_000],
	["10 000.50", 10_000.5],
	["\uff11\uff10\uff10\uff10\uff10", 10_000],
] as const)("a wage may be written %s", ([text, wage]) => {
	const query = new URLSearchParams(whole);
	query.set("basic", text);
	expect(readGratuityQuery(`?${query}`).input?.wage).toBe(wage);
});
