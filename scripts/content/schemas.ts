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
import { glanceSigns } from "../pictures/glance-drawings.ts";
import type { WordKey } from "../words/words.ts";

const text = z.string().min(1);
const texts = z.array(text).min(1);
const countryCode = z.string().regex(/^[A-Z]{2}$/, "faults.country");
const languageCodes = z
	.array(z.string().regex(/^[a-z]{2}$/, "faults.languageCode"))
	.min(1);
/** What only says that something is so. */
const mark = z.literal(true).optional();
const day = z.iso.date("faults.day");

/**
 * A refinement by which a field must not be before, or below, another one. Missing fields pass. It
 * runs even while other fields are invalid.
 */
function inOrder(
	first: string,
	then: string,
	message: WordKey,
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
	draft: mark.describe("hints.draft"),
	publishOn: day.optional().describe("hints.publishOn"),
	expiresOn: day.optional().describe("hints.expiresOn"),
} satisfies Record<(typeof publicationFields)[number], z.ZodType>;
const termInOrder = inOrder("publishOn", "expiresOn", "faults.beforePublic");

const sitePath = z
	.string()
	.regex(/^\/[a-z0-9/-]*(#[a-z-]+)?$/, "faults.sitePath");

/** A page's title, description and heading; the editor's forms show the descriptions. */
const pageHead = {
	title: text.describe("hints.title"),
	description: text.describe("hints.description"),
	heading: text.describe("hints.heading"),
};
const closing = text.optional().describe("hints.closing");
const related = z.array(sitePath).min(1).describe("hints.related");

/** Forms and new files have the fields in this order. */
export const articleSchema = z
	.strictObject({
		...pageHead,
		...term,
		example: mark.describe("hints.example"),
		topic: z.enum(routes.insights.anchors),
		published: day.describe("hints.published"),
		reviewed: day.describe("hints.reviewed"),
		author: text.describe("hints.author"),
		drawing: z
			.strictObject({
				rows: z
					.array(
						z.strictObject({
							name: text,
							value: text.optional().describe("hints.squaresSum"),
							squares: z
								.array(z.string().regex(/^[.x*]+$/, "faults.squares"))
								.min(1)
								.describe("hints.squares"),
						}),
					)
					.min(1),
				caption: text.describe("hints.square"),
			})
			.optional()
			.describe("hints.drawing"),
		related,
		closing,
	})
	.refine(...inOrder("published", "reviewed", "faults.beforePublication"))
	.refine(...inOrder("publishOn", "published", "faults.printedEarly"))
	.refine(...termInOrder);

export const positionSchema = z
	.strictObject({
		title: text.describe("hints.job"),
		description: pageHead.description,
		...term,
		reference: z.string().regex(positionPattern, "faults.reference"),
		function: z.enum(positionFunctions),
		office: text.describe("hints.office"),
		level: z.enum(positionLevels),
		employment: z.enum(employmentKinds),
		workplace: z.enum(workplaces),
		posted: day.describe("hints.published"),
		closes: day.optional().describe("hints.closes"),
		salary: z
			.strictObject({
				currency: z.string().regex(/^[A-Z]{3}$/, "faults.currency"),
				min: z.number().positive(),
				max: z.number().positive(),
			})
			.refine(...inOrder("min", "max", "faults.belowLeast")),
		languages: languageCodes,
	})
	.refine(...inOrder("posted", "closes", "faults.beforePosting"))
	.refine(...inOrder("publishOn", "posted", "faults.printedEarly"))
	.refine(...termInOrder);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "faults.time");

export const officeSchema = z.strictObject({
	name: text,
	country: countryCode,
	order: z.number().int().positive().describe("hints.order"),
	role: text,
	about: texts,
	address: texts,
	postalBox: text,
	locality: text,
	timeZone: text,
	utcOffset: z.string().regex(/^[+-]\d{2}:\d{2}$/, "faults.utcOffset"),
	hours: z
		.array(
			z
				.strictObject({
					days: z.array(z.enum(weekDays)).min(1),
					opens: time,
					closes: time,
				})
				.refine(...inOrder("opens", "closes", "faults.beforeOpening")),
		)
		.min(1)
		.describe("hints.officeHours"),
	languages: languageCodes,
	geo: z.strictObject({
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
	}),
	phone: z.string().regex(/^\+[\d ]+$/, "faults.phone"),
	directions: text,
	regulator: z.array(z.strictObject({ name: text, text })).min(1),
});

const glance = z.array(
	z.strictObject({
		name: text,
		sign: z.enum(glanceSigns).optional().describe("hints.sign"),
		value: text,
	}),
);

export const guideSchema = z.strictObject({
	...pageHead,
	glance: glance.min(5).describe("hints.glance"),
	related,
	closing,
});

/** A page of text that cites sources where it states law: a solution, a policy, a topic. */
export const topicSchema = z.strictObject({
	...pageHead,
	lead: text.describe("hints.lead"),
	/** Like a guide's, but optional. */
	glance: glance.min(2).default([]),
	glanceTitle: text.optional().describe("hints.glanceTitle"),
	questions: z
		.array(z.strictObject({ question: text, answer: text }))
		.default([])
		.describe("hints.questions"),
	related,
	closing,
});

/** A document to fill in and download. */
export const templateSchema = z.strictObject({
	title: text,
	description: text.describe("hints.purpose"),
	file: z
		.string()
		.regex(/^[a-z0-9-]+$/, "faults.slug")
		.describe("hints.file"),
});

const partialDay = z
	.string()
	.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "faults.partialDay");

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
		const params = { locales: locales.join(", ") };
		const report = (locale: string, message: WordKey) =>
			context.addIssue({ code: "custom", path: [locale], message, params });
		for (const locale of locales)
			if (!(locale in texts)) report(locale, "faults.missingLocale");
		for (const locale of Object.keys(texts))
			if (!locales.includes(locale)) report(locale, "faults.unknownLocale");
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
			z.string().regex(/^[a-z0-9-]+$/, "faults.slug"),
			z.strictObject({
				name: z.union([text, localizedText(locales)]),
				grade: z.enum(factGrades),
				asOf: partialDay.optional().describe("hints.pageDate"),
				url: z.url({ protocol: /^https$/, error: "faults.https" }),
				checked: day.optional().describe("hints.sourceChecked"),
			}),
		),
	});
}

/**
 * What supports a statement of law, when it was true, when it was checked, and when to check again.
 */
const sourcedBy = (localized: ReturnType<typeof localizedText>) => ({
	asOf: day.describe("hints.asOf"),
	source: z.strictObject({
		name: z.union([text, localized]),
		grade: z.enum(factGrades).describe("hints.grade"),
		url: z.url({ protocol: /^https$/, error: "faults.https" }),
	}),
	checked: day.describe("hints.checked"),
	reviewBy: day.describe("hints.reviewBy"),
});

const checkedAfter = inOrder("asOf", "checked", "faults.beforeTrue");
const reviewedAfter = inOrder("checked", "reviewBy", "faults.beforeCheck");

const permissions = ["licensed", "restricted", "notInLaw", "notFound"] as const;

/** A dated fact, in all languages. */
export function factSchema(locales: readonly string[]) {
	const localized = localizedText(locales);
	return z
		.strictObject({
			id: z.string().regex(/^[a-z]{2,3}-[a-z0-9-]+$/, "faults.factId"),
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
							"faults.percentOrPeople",
						),
				)
				.min(2)
				.optional()
				.describe("hints.steps"),
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
							message: "faults.missingShare",
							params: { share },
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
			quota: localized.describe("hints.quota"),
			statute: localized,
			...sourcedBy(localized),
			asOf: partialDay.describe("hints.lawAsOf"),
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
