import * as z from "zod";
import { positionPattern } from "../../shared/enquiry/enquiry.ts";
import {
	employmentKinds,
	positionFunctions,
	positionLevels,
	workplaces,
} from "../../shared/pages/content.ts";
import { routes } from "../../shared/routes.ts";
import { weekDays } from "../../shared/week-days.ts";

const text = z.string().min(1);
const texts = z.array(text).min(1);
const countryCode = z.string().regex(/^[A-Z]{2}$/, "an ISO 3166 code, as AE");
const languageCodes = z
	.array(z.string().regex(/^[a-z]{2}$/, "an ISO 639 code, as en"))
	.min(1);
/** What only says that something is so. */
const mark = z.literal(true).optional();
const day = z.iso.date("a day as YYYY-MM-DD");

/**
 * A refinement by which a field must not be before, or below, another one. Missing fields pass. It
 * runs even while other fields are invalid.
 */
function inOrder(
	first: string,
	then: string,
	message: string,
): Parameters<z.ZodObject["refine"]> {
	const isInOrder = (fields: object) => {
		const named = new Map<string, unknown>(Object.entries(fields ?? {}));
		const [a, b] = [named.get(first), named.get(then)];
		if (typeof a === "string" && typeof b === "string") return a <= b;
		return typeof a !== "number" || typeof b !== "number" || a <= b;
	};
	return [isInOrder, { path: [then], message, when: () => true }];
}

/** The fields that say when something is public. */
export const publicationFields = ["draft", "publishOn", "expiresOn"] as const;
/** When something is public; always, if no field is set. */
const term = {
	draft: mark.describe(
		"Never public while this is set, whatever the days say.",
	),
	publishOn: day.optional().describe("The first public day."),
	expiresOn: day.optional().describe("The last public day."),
} satisfies Record<(typeof publicationFields)[number], z.ZodType>;
const termInOrder = inOrder(
	"publishOn",
	"expiresOn",
	"is before the first public day",
);

const sitePath = z
	.string()
	.regex(
		/^\/[a-z0-9/-]*(#[a-z-]+)?$/,
		"a path of the site without a language, as /services#emiratisation",
	);

/** A page's title, description and heading; the editor's forms show the descriptions. */
const pageHead = {
	title: text.describe("In search results and on the browser's tab."),
	description: text.describe("Below the title in search results."),
	heading: text.describe("At the top of the page, and in lists."),
};
const related = z
	.array(sitePath)
	.min(1)
	.describe(
		"Pages named at the end, as /services#emiratisation: without a language.",
	);

/** Forms and new files have the fields in this order. */
export const articleSchema = z
	.strictObject({
		...pageHead,
		...term,
		example: mark.describe(
			"Its case or its figures are made up, which it says wherever it is shown.",
		),
		topic: z.enum(routes.insights.anchors),
		published: day.describe(
			"Printed on the page. If it is public from a later day, that day.",
		),
		reviewed: day.describe("When somebody last checked what it says."),
		author: text.describe(
			"In English it follows “By the”: Construction desk, Riyadh.",
		),
		drawing: z
			.strictObject({
				rows: z
					.array(
						z.strictObject({
							name: text,
							value: text
								.optional()
								.describe("What the row's squares add up to, as 54 of 62."),
							squares: z
								.array(z.string().regex(/^[.x*]+$/))
								.min(1)
								.describe("Lines of squares: . is open, x filled, * a circle."),
						}),
					)
					.min(1),
				caption: text.describe("What one square is."),
			})
			.optional()
			.describe(
				"The article's subject as named rows of squares, below its title.",
			),
		related,
	})
	.refine(
		...inOrder("published", "reviewed", "is before the day of publication"),
	)
	.refine(...termInOrder);

export const positionSchema = z
	.strictObject({
		title: text.describe(
			"The job alone: the page puts the office's city to it.",
		),
		description: pageHead.description,
		...term,
		reference: z.string().regex(positionPattern, "a reference as LW-2611-01"),
		function: z.enum(positionFunctions),
		office: text.describe("Its name in addresses, as riyadh."),
		level: z.enum(positionLevels),
		employment: z.enum(employmentKinds),
		workplace: z.enum(workplaces),
		posted: day.describe(
			"Printed on the page. If it is public from a later day, that day.",
		),
		closes: day.optional().describe("The last day to apply."),
		salary: z
			.strictObject({
				currency: z.string().regex(/^[A-Z]{3}$/, "an ISO 4217 code, as AED"),
				min: z.number().positive(),
				max: z.number().positive(),
			})
			.refine(...inOrder("min", "max", "is below the least salary")),
		languages: languageCodes,
	})
	.refine(...inOrder("posted", "closes", "is before the day of posting"))
	.refine(...termInOrder);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time as 08:30");

export const officeSchema = z.strictObject({
	name: text,
	country: countryCode,
	order: z.number().int().positive().describe("Its place in lists."),
	role: text,
	about: texts,
	address: texts,
	postalBox: text,
	locality: text,
	timeZone: text,
	utcOffset: z
		.string()
		.regex(/^[+-]\d{2}:\d{2}$/, "a difference from UTC as +04:00"),
	hours: z
		.array(
			z
				.strictObject({
					days: z.array(z.enum(weekDays)).min(1),
					opens: time,
					closes: time,
				})
				.refine(...inOrder("opens", "closes", "is before the opening time")),
		)
		.min(1),
	languages: languageCodes,
	geo: z.strictObject({
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
	}),
	phone: z.string().regex(/^\+[\d ]+$/, "a number that starts with +"),
	directions: text,
	regulator: z.array(z.strictObject({ name: text, text })).min(1),
});

const glance = z.array(z.strictObject({ name: text, value: text }));

/** Whether something is lawful, drawn as a circle before a few words. */
const verdicts = ["yes", "partly", "no", "unclear"] as const;
export type Verdict = (typeof verdicts)[number];

const closing = text
	.optional()
	.describe(
		"What to write to us about this subject: one sentence above the way to a consultant.",
	);

export const guideSchema = z.strictObject({
	...pageHead,
	glance: glance
		.min(5)
		.describe(
			"What is asked most, a row each; its value names its sources as the text does.",
		),
	related,
	closing,
});

/** A page of text that cites sources where it states law: a solution, a policy, a topic. */
export const topicSchema = z.strictObject({
	...pageHead,
	lead: text.describe("What the page answers, in a sentence or two."),
	/** Like a guide's, but optional. */
	glance: z
		.array(
			glance.element.extend({
				sign: z
					.enum(verdicts)
					.optional()
					.describe(
						"A circle before the value: full, half, empty or dashed. The value is then a few words.",
					),
			}),
		)
		.min(2)
		.default([]),
	glanceTitle: text
		.optional()
		.describe("What the values above answer, if they are verdicts."),
	questions: z
		.array(z.strictObject({ question: text, answer: text }))
		.default([])
		.describe("What people ask; answers name their sources as the text does."),
	related,
	/** Only if the text itself does not lead to a consultant. */
	closing,
});

/** A document to fill in and download. */
export const templateSchema = z.strictObject({
	title: text,
	description: text.describe("What it is for."),
	file: z
		.string()
		.regex(/^[a-z0-9-]+$/, "a-z, 0-9, -")
		.describe("The name that it is saved under, without its ending."),
});

const partialDay = z
	.string()
	.regex(
		/^\d{4}(-\d{2}(-\d{2})?)?$/,
		"a year, a month or a day as 2026, 2026-11 or 2026-11-22",
	);

/** From the text of a law or an authority down to a vendor's page. */
export const factGrades = [
	"official",
	"lawFirm",
	"press",
	"secondary",
] as const;

/** A text in every language, by locale. */
function localizedText(locales: readonly string[]) {
	return z.record(z.string(), text).superRefine((texts, context) => {
		const report = (locale: string, message: string) =>
			context.addIssue({ code: "custom", path: [locale], message });
		const all = locales.join(", ");
		for (const locale of locales)
			if (!(locale in texts)) report(locale, `missing: needed are ${all}`);
		for (const locale of Object.keys(texts))
			if (!locales.includes(locale))
				report(locale, `unknown; allowed are ${all}`);
	});
}

/**
 * What all languages of a guide share: the country, the day it was checked, and its sources by key.
 */
export function guideRecordSchema(locales: readonly string[]) {
	return z.strictObject({
		country: countryCode,
		order: z.number().int().positive(),
		checked: day,
		sources: z.record(
			z.string().regex(/^[a-z0-9-]+$/, "a-z, 0-9, -"),
			z.strictObject({
				name: z.union([text, localizedText(locales)]),
				grade: z.enum(factGrades),
				asOf: partialDay
					.optional()
					.describe(
						"The day, month or year that the page bears or speaks of; none where it bears none.",
					),
				url: z.url({ protocol: /^https$/ }),
				checked: day
					.optional()
					.describe("When it was read, if not with the guide's others."),
			}),
		),
	});
}

/**
 * What supports a statement of law, when it was true, when it was checked, and when to check again.
 */
const sourcedBy = (localized: ReturnType<typeof localizedText>) => ({
	asOf: day.describe("When it was true."),
	source: z.strictObject({
		name: z.union([text, localized]),
		grade: z
			.enum(factGrades)
			.describe("How far it can be relied on: printed with the statement."),
		url: z.url({ protocol: /^https$/ }),
	}),
	checked: day.describe("When somebody last compared it with the source."),
	reviewBy: day.describe("When to look again."),
});

const checkedAfter = inOrder(
	"asOf",
	"checked",
	"is before the day when it was true",
);
const reviewedAfter = inOrder(
	"checked",
	"reviewBy",
	"is before the day of the last check",
);

const permissions = ["licensed", "restricted", "notInLaw", "notFound"] as const;

/** A dated fact, in all languages. */
export function factSchema(locales: readonly string[]) {
	const localized = localizedText(locales);
	return z
		.strictObject({
			id: z
				.string()
				.regex(
					/^[a-z]{2,3}-[a-z0-9-]+$/,
					"a country and a name as ae-gratuity",
				),
			country: z.enum(["ae", "sa", "qa", "om", "bh", "kw", "cn", "gcc"]),
			value: z.union([text, localized]),
			text: localized,
			steps: z
				.array(
					z
						.strictObject({
							name: z.union([text, localized]),
							percent: z.number().positive().max(100).optional(),
							people: z.int().positive().optional(),
						})
						.refine(
							({ percent, people }) =>
								(percent === undefined) !== (people === undefined),
							"needs percent or people",
						),
				)
				.min(2)
				.optional()
				.describe(
					"Shares or numbers of people that the text names or that follow from it: they are drawn.",
				),
			...sourcedBy(localized),
			...term,
		})
		.superRefine(({ value, text: texts }, context) => {
			const values = typeof value === "string" ? [value] : Object.values(value);
			// Some languages put a space before the sign.
			const shares = values.flatMap(
				(each) => each.match(/\d+(\.\d+)?(?=\s?%)/g) ?? [],
			);
			for (const [locale, said] of Object.entries(texts))
				for (const share of new Set(shares))
					if (!said.match(/\d+(\.\d+)?/g)?.includes(share))
						context.addIssue({
							code: "custom",
							path: ["text", locale],
							message: `has no ${share}%, which the value names`,
						});
		})
		.refine(...checkedAfter)
		.refine(...reviewedAfter)
		.refine(...termInOrder);
}

/** What a country's law says of each way to hire; `notFound` states that no source was found. */
export function hiringLawSchema(locales: readonly string[]) {
	const localized = localizedText(locales);
	const permission = z.strictObject({
		status: z.enum(permissions),
		text: localized,
	});
	return z
		.strictObject({
			country: z.enum(["ae", "sa", "qa", "om", "bh", "kw", "cn"]),
			models: z.strictObject({
				recruitment: permission,
				temporary: permission,
				employerOfRecord: permission,
			}),
			quota: localized.describe("In whose count a person falls."),
			statute: localized,
			...sourcedBy(localized),
			asOf: partialDay.describe(
				"As far as the source itself says: a year or a month is not made a day.",
			),
		})
		.refine(...checkedAfter)
		.refine(...reviewedAfter);
}

export type ArticleSource = z.infer<typeof articleSchema>;
export type PositionSource = z.infer<typeof positionSchema>;
export type OfficeSource = z.infer<typeof officeSchema>;
export type HiringLawSource = z.infer<ReturnType<typeof hiringLawSchema>>;
export type GuideSource = z.infer<typeof guideSchema>;
export type SourceRecord = GuideRecord["sources"][string];
export type TopicSource = z.infer<typeof topicSchema>;
export type GuideRecord = z.infer<ReturnType<typeof guideRecordSchema>>;
export type FactSource = z.infer<ReturnType<typeof factSchema>>;
