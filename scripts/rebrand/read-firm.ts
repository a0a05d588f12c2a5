import * as z from "zod";
import { CommandError } from "../../server/config/command-words.ts";
import { listSchemaFaults } from "../validate/schema-faults.ts";
import { inEnglish } from "../words/words.ts";
import { type BrandData, type Firm, firmSchema } from "./firm-schema.ts";

const objectSchema = z.record(z.string(), z.unknown());

/**
 * Reads a firm's fields, however nested. Fields that are not given keep their old values.
 *
 * @throws {CommandError} with one line a fault.
 */
export function readFirm(old: BrandData, given: unknown): Firm {
	const said = merge(old, given);
	const result = firmSchema.safeParse(said);
	if (result.success) return result.data;
	const faults = listSchemaFaults(firmSchema, said, result.error.issues);
	throw new CommandError(
		faults
			.map(({ path, message }) => `${path.join(".")}: ${inEnglish(message)}`)
			.join("\n"),
		2,
	);
}

function merge(under: unknown, over: unknown): unknown {
	const [left, right] = [under, over].map((side) =>
		objectSchema.safeParse(side),
	);
	if (!left?.success || !right?.success) return over;
	const merged = { ...left.data };
	for (const [key, value] of Object.entries(right.data))
		merged[key] = merge(merged[key], value);
	return merged;
}
