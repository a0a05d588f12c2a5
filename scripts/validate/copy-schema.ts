import * as z from "zod";
import { hiringModels } from "../../shared/hiring-models.ts";
import { glanceSigns } from "../pictures/glance-drawings.ts";

/** A label, short enough to stand above its text. A question may be longer. */
const label = z
	.string()
	.refine((name) => name.length <= 60 || /[?？]$/.test(name), "faults.label");
const plainPoint = z.strictObject({ name: label, text: z.string() });
const saysMore = ({ name, text }: z.infer<typeof plainPoint>) =>
	!text.includes(name) || name.length < 30;
const otherwise = "faults.repeats";
const point = plainPoint
	.extend({
		figure: z.string().optional(),
		sign: z.enum(glanceSigns).optional(),
	})
	.refine(saysMore, otherwise);
const role = plainPoint
	.extend({ paper: z.string() })
	.refine(saysMore, otherwise);
const tick = z.string().regex(/^[1-9]\d*$/, "faults.wholeNumber");
const chart = z.strictObject({
	caption: z.string(),
	unit: z.string(),
	series: z.array(z.string()).min(1).max(4),
	rows: z
		.array(
			z.strictObject({
				name: z.string(),
				values: z.array(z.string().regex(/^\d+(\.\d+)?$/, "faults.number")),
			}),
		)
		.min(2),
	firstDay: tick.optional(),
	note: z.string(),
});
const model = z.strictObject({
	id: z.string().refine((id) => id in hiringModels, "faults.hiringModel"),
	text: z.string(),
	countries: z.array(z.string()).min(1).optional(),
});
const calendar = z
	.strictObject({
		unit: z.string(),
		length: tick,
		rows: z
			.array(
				z.strictObject({
					name: z.string(),
					span: z.string(),
					from: tick.optional(),
					earliest: tick.optional(),
					to: tick.optional(),
					note: z.string().optional(),
				}),
			)
			.min(1),
	})
	.refine(
		({ length, rows }) =>
			rows.every(({ from, earliest = from, to }) =>
				from === undefined || to === undefined
					? from === earliest && to === undefined
					: Number(from) <= Number(earliest) &&
						Number(earliest) <= Number(to) &&
						Number(to) <= Number(length),
			),
		"faults.calendar",
	);
const links = z
	.array(z.object({ href: z.string(), name: z.string() }))
	.min(1)
	.optional();
const section = z
	.strictObject({
		heading: z.string(),
		paragraphs: z.array(z.string()).min(1),
		points: z.array(point).min(1).optional(),
		layout: z
			.enum(["facts", "steps", "questions", "story", "roles", "cells", "rail"])
			.optional(),
		tone: z.enum(["sunken", "deep"]).optional(),
		large: z.literal(true).optional(),
		sample: z.literal(true).optional(),
		facts: z.array(z.object({ id: z.string() })).optional(),
		hiringLaw: z
			.array(z.object({ id: z.string() }))
			.min(1)
			.optional(),
		hiringLawLabels: z.record(z.string(), z.string()).optional(),
		chart: chart.optional(),
		model: model.optional(),
		calendar: calendar.optional(),
		folded: z
			.strictObject({ heading: z.string(), points: z.array(point).min(1) })
			.optional(),
	})
	.refine(
		(value) => !value.hiringLaw === !value.hiringLawLabels,
		"faults.hiringLawPair",
	)
	.refine(
		(value) =>
			value.chart?.rows.every(
				({ values }) => values.length === value.chart?.series.length,
			) ?? true,
		"faults.chart",
	);
/** The copy that every page has. */
export const headSchema = z.object({
	title: z.string(),
	description: z.string(),
	heading: z.string().optional(),
});
/** The copy of a page that shows its text section by section. */
export const copySchema = headSchema.extend({
	heading: z.string(),
	introduction: z.string(),
	models: z.array(model).min(1).max(3).optional(),
	sections: z.array(section).min(1),
	roles: z.array(role).optional(),
	guides: links,
	candidates: links,
});
