import * as z from "zod";
import {
	employmentKinds,
	positionFunctions,
	positionLevels,
	workplaces,
} from "../../shared/pages/content.ts";
import { routes } from "../../shared/routes.ts";
import { weekDays } from "../../shared/week-days.ts";

const day = z.iso.date("a day as YYYY-MM-DD");

/** That a day or an amount is not before, or below, the field that it follows. */
function follows(first: string, then: string): (fields: object) => boolean {
	return (fields) => {
		const named = new Map<string, unknown>(Object.entries(fields ?? {}));
		const [a, b] = [named.get(first), named.get(then)];
		if (typeof a === "string" && typeof b === "string") return a <= b;
		return typeof a !== "number" || typeof b !== "number" || a <= b;
	};
}

/** A rule's place and words. It is looked at even while other fields are wrong. */
function rule(field: string, message: string) {
	return { path: [field], message, when: () => true };
}

/** The names of the fields that say when something is public. */
export const publicationFields = ["draft", "publishOn", "expiresOn"] as const;
/** When something is public: always, if nothing is said. */
const term = {
	draft: z.literal(true).optional(),
	publishOn: day.optional(),
	expiresOn: day.optional(),
} satisfies Record<(typeof publicationFields)[number], z.ZodType>;
const [termInOrder, termRule] = [
	follows("publishOn", "expiresOn"),
	rule("expiresOn", "is before publishOn"),
];

const sitePath = z
	.string()
	.regex(/^\/[a-z0-9/-]*(#[a-z-]+)?$/, "a path of the site without a locale");

/** The order of fields is that of forms, and of new files. */
export const articleSchema = z
	.strictObject({
		title: z.string().min(1),
		description: z.string().min(1),
		heading: z.string().min(1),
		...term,
		/** Whether its case or its figures are made up, which it says wherever it is shown. */
		example: z.literal(true).optional(),
		topic: z.enum(routes.insights.anchors),
		published: day,
		reviewed: day,
		author: z.string().min(1),
		related: z.array(sitePath).min(1),
	})
	.refine(
		follows("published", "reviewed"),
		rule("reviewed", "is before published"),
	)
	.refine(termInOrder, termRule);

export const positionSchema = z
	.strictObject({
		title: z.string().min(1),
		description: z.string().min(1),
		...term,
		reference: z.string().regex(/^[A-Z]{2}-\d{4}-\d{2}$/, "as LW-2611-01"),
		function: z.enum(positionFunctions),
		office: z.string().min(1),
		level: z.enum(positionLevels),
		employment: z.enum(employmentKinds),
		workplace: z.enum(workplaces),
		posted: day,
		closes: day.optional(),
		salary: z
			.strictObject({
				currency: z.string().regex(/^[A-Z]{3}$/, "an ISO 4217 code"),
				min: z.number().positive(),
				max: z.number().positive(),
			})
			.refine(follows("min", "max"), rule("max", "is below min")),
		languages: z
			.array(z.string().regex(/^[a-z]{2}$/, "an ISO 639 code"))
			.min(1),
	})
	.refine(follows("posted", "closes"), rule("closes", "is before posted"))
	.refine(termInOrder, termRule);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time as 08:30");
const text = z.string().min(1);

export const officeSchema = z.strictObject({
	name: text,
	country: z.string().regex(/^[A-Z]{2}$/, "an ISO 3166 code"),
	/** Its place in lists. */
	order: z.number().int().positive(),
	role: text,
	about: z.array(text).min(1),
	address: z.array(text).min(1),
	postalBox: text,
	locality: text,
	timeZone: text,
	utcOffset: z.string().regex(/^[+-]\d{2}:\d{2}$/, "as +04:00"),
	hours: z
		.array(
			z
				.strictObject({
					days: z.array(z.enum(weekDays)).min(1),
					opens: time,
					closes: time,
				})
				.refine(follows("opens", "closes"), rule("closes", "is before opens")),
		)
		.min(1),
	languages: z.array(z.string().regex(/^[a-z]{2}$/, "an ISO 639 code")).min(1),
	geo: z.strictObject({
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
	}),
	phone: z.string().regex(/^\+[\d ]+$/, "a number that starts with +"),
	directions: text,
	regulator: z.array(z.strictObject({ name: text, text })).min(1),
});

const glance = z.array(z.strictObject({ name: text, value: text }));

export const guideSchema = z.strictObject({
	title: text,
	description: text,
	heading: text,
	/** What is asked most, a row each; its value names its sources as the text does. */
	glance: glance.min(5),
	related: z.array(sitePath).min(1),
	/** What the page ends with, above the way to a consultant: what to write to us about its subject. */
	closing: text.optional(),
});

/** A page of text that names its sources where it states law: a solution, a policy, a topic. */
export const topicSchema = z.strictObject({
	title: text,
	description: text,
	heading: text,
	/** What the page answers, in a sentence or two. */
	lead: text,
	/** As a guide's, where there is one. */
	glance: glance.min(2).default([]),
	/** What people ask; answers name their sources as the text does. */
	questions: z
		.array(z.strictObject({ question: text, answer: text }))
		.default([]),
	related: z.array(sitePath).min(1),
	/** As a guide's, where the text itself says nothing of it. */
	closing: text.optional(),
});

/** A document to fill in and download. */
export const templateSchema = z.strictObject({
	title: text,
	/** What it is for. */
	description: text,
	/** The name that it is saved under, without its ending. */
	file: z.string().regex(/^[a-z0-9-]+$/, "a-z, 0-9, -"),
});

const partialDay = z
	.string()
	.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "as 2026, 2026-11 or 2026-11-22");

/** From a law's text or an authority down to a vendor's page. What no source supports is no fact. */
export const factGrades = [
	"official",
	"lawFirm",
	"press",
	"secondary",
] as const;

/** A text in every language, by locale. */
function localizedText(locales: readonly string[]) {
	return z.record(z.string(), text).superRefine((texts, context) => {
		for (const locale of locales)
			if (!(locale in texts))
				context.addIssue({
					code: "custom",
					path: [locale],
					message: `missing: needed are ${locales.join(", ")}`,
				});
		for (const locale of Object.keys(texts))
			if (!locales.includes(locale))
				context.addIssue({
					code: "custom",
					path: [locale],
					message: `unknown; allowed are ${locales.join(", ")}`,
				});
	});
}

/** What all languages of a guide share: the country, the day of checking, the sources by key. */
export function guideRecordSchema(locales: readonly string[]) {
	return z.strictObject({
		country: z.string().regex(/^[A-Z]{2}$/, "an ISO 3166 code"),
		order: z.number().int().positive(),
		checked: day,
		sources: z.record(
			z.string().regex(/^[a-z0-9-]+$/, "a-z, 0-9, -"),
			z.strictObject({
				name: z.union([text, localizedText(locales)]),
				grade: z.enum(factGrades),
				/** The day, month or year that the page bears or speaks of; left out where it bears none. */
				asOf: partialDay.optional(),
				url: z.url({ protocol: /^https$/ }).optional(),
			}),
		),
	});
}

/** What supports a statement of law, and when it was true, was compared with it, and is to be again. */
const sourcedBy = (localized: ReturnType<typeof localizedText>) => ({
	asOf: day,
	source: z.strictObject({
		name: z.union([text, localized]),
		/** How far it can be relied on: printed with the statement. */
		grade: z.enum(factGrades),
		url: z.url({ protocol: /^https$/ }).optional(),
	}),
	checked: day,
	reviewBy: day,
});

const permissions = ["licensed", "restricted", "notInLaw", "notFound"] as const;

/** A dated fact, in all languages that there are. */
export function factSchema(locales: readonly string[]) {
	const localized = localizedText(locales);
	return z
		.strictObject({
			id: z.string().regex(/^[a-z]{2,3}-[a-z0-9-]+$/, "as ae-gratuity"),
			country: z.enum(["ae", "sa", "qa", "om", "bh", "kw", "cn", "gcc"]),
			value: z.union([text, localized]),
			text: localized,
			/** Shares that the text names or that follow from it, in percent: they are drawn. */
			steps: z
				.array(
					z.strictObject({
						name: z.union([text, localized]),
						percent: z.number().positive().max(100),
					}),
				)
				.min(2)
				.optional(),
			...sourcedBy(localized),
			...term,
		})
		.refine(follows("asOf", "checked"), rule("checked", "is before asOf"))
		.refine(
			follows("checked", "reviewBy"),
			rule("reviewBy", "is before checked"),
		)
		.refine(termInOrder, termRule);
}

/** What a country's law says of each way to hire; `notFound` is said, not guessed at. */
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
			/** In whose count a person falls. */
			quota: localized,
			statute: localized,
			...sourcedBy(localized),
			/** As far as the source itself says: a year or a month is not made a day. */
			asOf: partialDay,
		})
		.refine(follows("asOf", "checked"), rule("checked", "is before asOf"))
		.refine(
			follows("checked", "reviewBy"),
			rule("reviewBy", "is before checked"),
		);
}

export type ArticleSource = z.infer<typeof articleSchema>;
export type PositionSource = z.infer<typeof positionSchema>;
export type OfficeSource = z.infer<typeof officeSchema>;
export type HiringLawSource = z.infer<ReturnType<typeof hiringLawSchema>>;
export type FactGrade = (typeof factGrades)[number];
export type GuideSource = z.infer<typeof guideSchema>;
export type SourceRecord = GuideRecord["sources"][string];
export type TopicSource = z.infer<typeof topicSchema>;
export type GuideRecord = z.infer<ReturnType<typeof guideRecordSchema>>;
export type FactSource = z.infer<ReturnType<typeof factSchema>>;
