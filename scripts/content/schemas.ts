import * as z from "zod";
import {
	employmentKinds,
	positionFunctions,
	positionLevels,
	workplaces,
} from "../../shared/pages/content.ts";
import { routes } from "../../shared/routes.ts";

const day = z.iso.date("a day as YYYY-MM-DD");
const sitePath = z
	.string()
	.regex(/^\/[a-z0-9/-]*(#[a-z-]+)?$/, "a path of the site without a locale");

export const articleSchema = z.strictObject({
	title: z.string().min(1),
	description: z.string().min(1),
	heading: z.string().min(1),
	topic: z.enum(routes.insights.anchors),
	published: day,
	reviewed: day,
	author: z.string().min(1),
	related: z.array(sitePath).min(1),
});

export const positionSchema = z.strictObject({
	title: z.string().min(1),
	description: z.string().min(1),
	reference: z.string().regex(/^[A-Z]{2}-\d{4}-\d{2}$/, "as LW-2611-01"),
	function: z.enum(positionFunctions),
	office: z.string().min(1),
	level: z.enum(positionLevels),
	employment: z.enum(employmentKinds),
	workplace: z.enum(workplaces),
	posted: day,
	closes: day.optional(),
	salary: z.strictObject({
		currency: z.string().regex(/^[A-Z]{3}$/, "an ISO 4217 code"),
		min: z.number().positive(),
		max: z.number().positive(),
	}),
	languages: z.array(z.string().regex(/^[a-z]{2}$/, "an ISO 639 code")).min(1),
});

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
			z.strictObject({
				days: z
					.array(
						z.enum([
							"Monday",
							"Tuesday",
							"Wednesday",
							"Thursday",
							"Friday",
							"Saturday",
							"Sunday",
						]),
					)
					.min(1),
				opens: time,
				closes: time,
			}),
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

const localized = z.record(z.string(), text);

export const factSchema = z.strictObject({
	id: z.string().regex(/^[a-z]{2,3}-[a-z0-9-]+$/, "as ae-gratuity"),
	country: z.enum(["ae", "sa", "qa", "om", "bh", "kw", "cn", "gcc"]),
	value: z.union([text, localized]),
	text: localized,
	asOf: day,
	source: z.strictObject({ name: z.union([text, localized]) }),
	reviewBy: day,
});

export type ArticleSource = z.infer<typeof articleSchema>;
export type PositionSource = z.infer<typeof positionSchema>;
export type OfficeSource = z.infer<typeof officeSchema>;
export type FactSource = z.infer<typeof factSchema>;
