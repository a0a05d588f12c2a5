import { expect, test } from "vitest";
import { calculators } from "./calculators.ts";
import { readForm } from "./fields.ts";

const read = (search: string, locale = "en-US") =>
	readForm(calculators.gratuity, search, (value) =>
		value.toLocaleString(locale),
	);

const whole =
	"?country=ae&basic=10000&start=2019-01-01&end=2026-06-30&ending=resigned";

test("a complete form is read", () => {
	const { values, errors } = read(whole);
	expect(errors).toEqual({});
	expect(values).toEqual({
		numbers: { basic: 10_000 },
		texts: {
			country: "ae",
			start: "2019-01-01",
			end: "2026-06-30",
			ending: "resigned",
		},
	});
});

test("a form that has not been submitted has no errors", () => {
	expect(read("").errors).toEqual({});
	expect(read("?utm_source=x").errors).toEqual({});
});

test.for<[string, string, Record<string, string>]>([
	["no wage", "basic=", { basic: "number" }],
	["a wage of nothing", "basic=0", { basic: "number" }],
	["a wage in words", "basic=ten", { basic: "number" }],
	["an absurd wage", "basic=999999999999", { basic: "number" }],
	["an unknown country", "country=xx", { country: "choice" }],
	["a day that does not exist", "start=2026-02-30", { start: "day" }],
	["no end", "end=", { end: "day" }],
	["markup", "country=%3Cscript%3E", { country: "choice" }],
])(
	"%s is reported as an error of its field, and the input is kept",
	([, change, errors]) => {
		const [name = "", value = ""] = change.split("=");
		const query = new URLSearchParams(whole);
		query.set(name, decodeURIComponent(value));
		const form = read(`?${query}`);
		expect(
			Object.fromEntries(
				Object.entries(form.errors).map(([at, error]) => [at, error?.code]),
			),
		).toEqual(errors);
		expect(form.values).toBeUndefined();
		expect(form.typed).toMatchObject({ [name]: decodeURIComponent(value) });
	},
);

test.for([
	["10,000", 10_000],
	["10 000.50", 10_000.5],
	["\uff11\uff10\uff0c\uff10\uff10\uff10\uff0e\uff15", 10_000.5],
	["\uff11\u3002\uff15", 1.5],
	["\u0661\u0660\u066c\u0660\u0660\u0660\u066b\u0665", 10_000.5],
	["\u06f1\u06f0\u060c\u06f0\u06f0\u06f0", 10_000],
	["10\u2019000", 10_000],
] as const)("a wage may be written as %s", ([text, wage]) => {
	const query = new URLSearchParams(whole);
	query.set("basic", text);
	expect(read(`?${query}`).values?.numbers.basic).toBe(wage);
});

test("limits in errors are formatted for the page's language", () => {
	const limit = (locale: string) => read("basic=x", locale).errors.basic;
	expect(limit("en-US")).toMatchObject({
		max: expect.stringContaining(",000"),
	});
	expect(limit("de-DE")).toMatchObject({
		max: expect.stringContaining(".000"),
	});
});
