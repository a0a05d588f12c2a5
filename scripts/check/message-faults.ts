import * as z from "zod";
import { hiringModels } from "../../shared/hiring-models.ts";
import { anchorLabel } from "../../shared/pages/anchors.ts";
import { copyAddress, nameAddress } from "../../shared/pages/page-messages.ts";
import { pages, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageName } from "../../shared/pages/route.ts";

const point = z.strictObject({ name: z.string(), text: z.string() });
const role = point.extend({ paper: z.string() });
const chart = z.strictObject({
	caption: z.string(),
	unit: z.string(),
	series: z.array(z.string()).min(1).max(4),
	rows: z
		.array(
			z.strictObject({
				name: z.string(),
				values: z.array(z.string().regex(/^\d+(\.\d+)?$/, "a number")),
			}),
		)
		.min(2),
	note: z.string(),
});
const model = z.strictObject({
	id: z.string().refine((id) => id in hiringModels, "a hiring model"),
	text: z.string(),
});
const tick = z.string().regex(/^[1-9]\d*$/, "a whole number from 1");
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
					? from === earliest && from === to
					: Number(from) <= Number(earliest) &&
						Number(earliest) <= Number(to) &&
						Number(to) <= Number(length),
			),
		"a calendar's bars lie within it, from their first to their last week",
	);
const section = z
	.strictObject({
		heading: z.string(),
		paragraphs: z.array(z.string()).min(1),
		points: z.array(point).min(1).optional(),
		layout: z
			.enum(["facts", "steps", "questions", "story", "roles"])
			.optional(),
		facts: z.array(z.object({ id: z.string() })).optional(),
		chart: chart.optional(),
		model: model.optional(),
		calendar: calendar.optional(),
		folded: z
			.strictObject({ heading: z.string(), points: z.array(point).min(1) })
			.optional(),
	})
	.refine(
		(value) =>
			value.chart?.rows.every(
				({ values }) => values.length === value.chart?.series.length,
			) ?? true,
		"a chart's rows need one value a series",
	);
const head = z.object({
	title: z.string(),
	description: z.string(),
	heading: z.string().optional(),
});
const copy = head.extend({
	heading: z.string(),
	introduction: z.string(),
	models: z.array(model).min(1).max(3).optional(),
	sections: z.array(section).min(1),
	roles: z.array(role).optional(),
});

/** Where numbers are that a calendar draws. */
const drawn = /\bcalendar\.(length|rows\.\d+\.(from|earliest|to))$/;

/** What shows a page's copy as it is, section by section. */
const textPages: ReadonlySet<PageName> = new Set([
	"ContentPage",
	"IndustryPage",
	"PrivacyPage",
	"TimelinePage",
	"InsightsPage",
	"CareersPage",
	"GratuityPage",
	"ServicesPage",
	"ServicePage",
]);

/** Keys that one side lacks, and types, placeholders and numbers that differ. */
export function compareMessages(
	source: unknown,
	translated: unknown,
	at: string,
): string[] {
	if (kindOf(source) !== kindOf(translated))
		return [
			`${at}: ${kindOf(translated)} where the source has ${kindOf(source)}`,
		];
	if (typeof source === "string" && typeof translated === "string") {
		if (drawn.test(at) && translated !== source)
			return [`${at}: "${translated}" where the source has ${source}`];
		const [wanted, given] = [placeholders(source), placeholders(translated)];
		return wanted === given
			? []
			: [`${at}: placeholders "${given}" instead of "${wanted}"`];
	}
	const [wanted, given] = [entriesOf(source), entriesOf(translated)];
	return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((key) => {
		if (!given.has(key)) return [`${at}.${key}: missing`];
		if (!wanted.has(key)) return [`${at}.${key}: not in the source language`];
		return compareMessages(wanted.get(key), given.get(key), `${at}.${key}`);
	});
}

/** Empty messages, and half-width punctuation within Chinese text. */
export function listStyleFaults(
	message: unknown,
	at: string,
	locale: string,
): string[] {
	if (typeof message !== "string")
		return [...entriesOf(message)].flatMap(([key, value]) =>
			listStyleFaults(value, `${at}.${key}`, locale),
		);
	if (message.trim() === "") return [`${at}: empty`];
	const isMixed =
		locale.startsWith("zh") &&
		/\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/u.test(message);
	return isMixed ? [`${at}: half-width punctuation beside Chinese`] : [];
}

/** Pages without copy of the right form, without a name, or with a title or text of another page. */
export function listMissingCopy(
	messages: ReadonlyMap<string, unknown>,
	locale: string,
): string[] {
	const seen = new Map<string, string>();
	return pages.flatMap((page) => {
		const { namespace, key } = copyAddress(page);
		const at = `${locale}/${namespace}:${key}`;
		const schema = textPages.has(routeOf(page).page) ? copy : head;
		const result = schema.safeParse(messageAt(messages.get(namespace), key));
		if (!result.success)
			return result.error.issues.map(
				(issue) => `${at}.${issue.path.join(".")}: ${issue.message}`,
			);

		const faults = [result.data.title, result.data.description].flatMap(
			(text) => {
				const twin = seen.get(text);
				seen.set(text, page.path);
				return twin ? [`${at}: "${text}" is on ${twin} too`] : [];
			},
		);
		const name = nameAddress(page);
		if (typeof messageAt(messages.get(name.namespace), name.key) !== "string")
			faults.push(`${locale}/${name.namespace}.${name.key}: missing`);
		const anchors = routeOf(page).anchors ?? [];
		for (const anchor of anchors.map(anchorLabel))
			if (
				typeof messageAt(messages.get("common"), `names.anchors.${anchor}`) !==
				"string"
			)
				faults.push(`${locale}/common.names.anchors.${anchor}: missing`);
		if ("sections" in result.data && Array.isArray(result.data.sections)) {
			const { length } = result.data.sections;
			if (length < anchors.length)
				faults.push(`${at}: ${length} sections for ${anchors.length} anchors`);
		}
		return faults;
	});
}

function messageAt(tree: unknown, key: string): unknown {
	return key
		.split(".")
		.reduce((message, name) => entriesOf(message).get(name), tree);
}

function entriesOf(message: unknown): Map<string, unknown> {
	return new Map(
		typeof message === "object" && message !== null
			? Object.entries(message)
			: [],
	);
}

function kindOf(message: unknown): string {
	return Array.isArray(message) ? "list" : typeof message;
}

function placeholders(text: string): string {
	return [...text.matchAll(/\{\{[^}]*\}\}/g)].map(String).sort().join(" ");
}
