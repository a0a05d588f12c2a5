import * as z from "zod";
import type { Fault } from "../../validate/fault.ts";
import { readFields } from "../../validate/schema-faults.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import { factGrades } from "../schemas.ts";

const grades = z.record(z.enum(factGrades), z.string());
const attributionSchema = z.strictObject({
	dated: z.string(),
	read: z.string(),
	grades,
});
const guidesSchema = z.object({
	grades,
	marks: grades,
	undated: z.string(),
	checkedLater: z.string(),
	questions: z.string(),
	compared: z.array(z.string()),
	gratuity: z.object({
		caption: z.string(),
		series: z.string(),
		basic: z.string(),
		whole: z.string(),
		note: z.string(),
		less: z.string(),
		same: z.string(),
		older: z.string(),
	}),
});
const commonSchema = z.object({
	example: z.string(),
	names: z.record(z.string(), z.record(z.string(), z.string())),
});
const positionsSchema = z.object({ placedTitle: z.string() });
const articlesSchema = z.object({ within: z.string() });

const noGrades = { official: "", lawFirm: "", press: "", secondary: "" };

/**
 * Reads the wording that the build itself inserts into texts; empty strings replace invalid
 * wording.
 */
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
