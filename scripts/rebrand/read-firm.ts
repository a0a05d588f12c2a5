import * as z from "zod";
import { CommandError } from "../../server/config/command-words.ts";
import { listSchemaFaults } from "../validate/schema-faults.ts";
import { type BrandData, type Firm, firmSchema } from "./firm-schema.ts";

const objectSchema = z.record(z.string(), z.unknown());

/**
 * Reads a firm from its JSON file and from `field=value` pairs with dotted field names. Fields in
 * neither keep their old values.
 *
 * @throws {CommandError} with one line a fault.
 */
export function readFirm(
	old: BrandData,
	given: unknown,
	pairs: readonly string[],
): Firm {
	const said = pairs.reduce(
		(fields, pair) => {
			const [, field = "", value = ""] = /^([\w.-]+)=(.*)$/.exec(pair) ?? [];
			if (!field) throw new CommandError(`${pair}: allowed is field=value`, 2);
			return merge(fields, nest(field.split("."), value, old));
		},
		merge(old, given),
	);
	const result = firmSchema.safeParse(said);
	if (result.success) return result.data;
	const faults = listSchemaFaults(firmSchema, said, result.error.issues);
	throw new CommandError(
		faults
			.map(({ path, message }) => `${path.join(".")}: ${message}`)
			.join("\n"),
		2,
	);
}

/** The fields to ask for, with their current values. */
export function listFields(
	value: unknown,
	path: readonly string[] = [],
): [string, string][] {
	const tree = objectSchema.safeParse(value);
	if (!tree.success) return [[path.join("."), String(value)]];
	return Object.entries(tree.data).flatMap(([key, below]) =>
		listFields(below, [...path, key]),
	);
}

function nest(
	[first = "", ...rest]: readonly string[],
	value: string,
	like: unknown,
): unknown {
	const below = objectSchema.safeParse(like).data?.[first];
	if (rest.length > 0) return { [first]: nest(rest, value, below) };
	return { [first]: typeof below === "string" ? value : parse(value, below) };
}

/** Numbers and booleans are written as in JSON. */
function parse(text: string, like: unknown): unknown {
	if (like === undefined) return text;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function merge(under: unknown, over: unknown): unknown {
	const [left, right] = [under, over].map((side) =>
		objectSchema.safeParse(side),
	);
	if (over === undefined) return under;
	if (!left?.success || !right?.success) return over;
	const merged = { ...left.data };
	for (const [key, value] of Object.entries(right.data))
		merged[key] = merge(merged[key], value);
	return merged;
}
