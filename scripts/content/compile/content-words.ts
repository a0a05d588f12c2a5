import * as z from "zod";
import type { Fault } from "../../validate/fault.ts";
import { readFields } from "../../validate/schema-faults.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import { factGrades } from "../schemas.ts";

const grades = z.record(z.enum(factGrades), z.string());
/** How a language states when a fact was true and checked, and how its source is graded. */
const attributionSchema = z.strictObject({
	/** Contains `{{date}}`, `{{checked}}` and `{{grade}}`; the source's name follows. */
	dated: z.string(),
	/** The same where the statement has no date but that of its check. */
	read: z.string(),
	grades,
});
/** Wording for sources, and what the guides share besides their own texts. */
const guidesSchema = z.object({
	grades,
	/** Short forms of the grades, shown on request. */
	marks: grades,
	undated: z.string(),
	/** Contains `{{date}}` and `{{checked}}`; for a source that was checked on a day of its own. */
	checkedLater: z.string(),
	questions: z.string(),
	/** What begins a guide's items that calculate an example. */
	example: z.string(),
	/** Names of the rows that every guide's table must have; the list of guides compares them. */
	compared: z.array(z.string()),
	/** Wording of the chart that `gratuity-chart.ts` makes. */
	gratuity: z.object({
		caption: z.string(),
		series: z.string(),
		/** The unit: months of the basic wage, or of the whole wage. */
		basic: z.string(),
		whole: z.string(),
		/**
		 * `{{date}}` names the day on which the rule was read, `{{resignation}}` what resigning changes:
		 * `less` or `same`, `{{older}}` an old rule.
		 */
		note: z.string(),
		less: z.string(),
		same: z.string(),
		older: z.string(),
	}),
});
const commonSchema = z.object({
	/** The text of the badge on made-up content. */
	example: z.string(),
	names: z.record(z.string(), z.record(z.string(), z.string())),
});
/** A vacancy's title with its city: a pattern with `{{title}}` and `{{city}}`. */
const positionsSchema = z.object({ placedTitle: z.string() });
const articlesSchema = z.object({ within: z.string() });

export type Attribution = z.infer<typeof attributionSchema>;
export type GuideWords = z.infer<typeof guidesSchema>;
/** The wording that the build itself inserts into a language's texts. */
export type ContentWords = ReturnType<typeof readContentWords>;

const noGrades = { official: "", lawFirm: "", press: "", secondary: "" };

/** Reads the wording of a language; empty strings replace what is invalid. */
export function readContentWords(
	messages: ReadonlyMap<string, SourceFile>,
	faults: Fault[],
) {
	const read = <Words>(
		namespace: string,
		schema: z.ZodType<Words>,
		otherwise: Words,
	): Words => {
		const source = messages.get(namespace);
		return (source && readFields(source, schema, faults)) ?? otherwise;
	};
	return {
		attribution: read("facts", attributionSchema, {
			dated: "",
			read: "",
			grades: noGrades,
		}),
		guides: read("guides", guidesSchema, {
			grades: noGrades,
			marks: noGrades,
			undated: "",
			checkedLater: "",
			questions: "",
			example: "",
			compared: [],
			gratuity: {
				caption: "",
				series: "",
				basic: "",
				whole: "",
				note: "",
				less: "",
				same: "",
				older: "",
			},
		}),
		...read("common", commonSchema, { example: "", names: {} }),
		...read("positions", positionsSchema, { placedTitle: "" }),
		...read("articles", articlesSchema, { within: "" }),
	};
}
