import * as z from "zod";
import { isWordKey, type Message, type Said, say } from "../words/words.ts";
import type { Fault } from "./fault.ts";
import type { MessageFault } from "./message-fault.ts";
import { suggest } from "./nearest.ts";
import { type FieldPath, valueAt } from "./parsed.ts";
import type { SourceFile } from "./source-file.ts";

/** The fields of a file if they match the schema; otherwise adds a fault for each mistake. */
export function readFields<Fields>(
	source: SourceFile,
	schema: z.ZodType<Fields>,
	faults: Fault[],
): Fields | undefined {
	const result = schema.safeParse(source.value);
	if (result.success) return result.data;
	for (const { path, message } of listSchemaFaults(
		schema,
		source.value,
		result.error.issues,
	))
		faults.push(source.fault(path, message));
	return undefined;
}

/** Explains what is wrong and what is allowed, in the words of people who write content. */
export function listSchemaFaults(
	schema: z.ZodType,
	value: unknown,
	issues: readonly z.core.$ZodIssue[],
	base: FieldPath = [],
): MessageFault[] {
	return issues.flatMap((issue) => {
		const path = [...base, ...issue.path.map(nameOf)];
		if (issue.code === "unrecognized_keys")
			return issue.keys.map((key) => ({
				path: [...path, key],
				message: say("faults.unknownField", {
					hint: suggest(key, fieldsAt(schema, path)),
				}),
			}));
		if (issue.code === "invalid_union")
			return listSchemaFaults(schema, value, fittingBranch(issue), path);
		const names = fieldsAt(schema, path);
		return [{ path, message: explain(issue, valueAt(value, path), names) }];
	});
}

/** The union member that the value resembles most: the one whose issues are nested deepest. */
function fittingBranch(
	issue: z.core.$ZodIssueInvalidUnion,
): readonly z.core.$ZodIssue[] {
	const depth = (issues: readonly z.core.$ZodIssue[]): number =>
		Math.min(
			...issues.map(({ code, path }) =>
				code === "invalid_type" ? path.length : path.length + 1,
			),
		);
	return issue.errors.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
}

/** @param names the fields that the value may have. */
function explain(
	issue: z.core.$ZodIssue,
	value: unknown,
	names: readonly string[],
): Message {
	const given = JSON.stringify(value) ?? "";
	const shown = given.length > 60 ? `${given.slice(0, 60)}…` : given;
	if (issue.code === "invalid_value") {
		const values = issue.values.map(String);
		const all = values.join(", ");
		if (value === undefined) return say("faults.missingChoice", { names: all });
		const hint =
			typeof value === "string"
				? suggest(value, values)
				: say("faults.among", { names: all });
		return say("faults.noChoice", { given: shown, hint });
	}
	const own = ownWording(issue);
	if (issue.code === "custom" && own) return own;
	const allowed = own ?? wordingOf(issue, names);
	return value === undefined
		? say("faults.missing", { allowed })
		: say("faults.notAllowed", { given: shown, allowed });
}

/** The schema's wording, if it has one. */
function ownWording(issue: z.core.$ZodIssue): Message | undefined {
	const { message } = issue;
	if (isWordKey(message))
		return say(message, issue.code === "custom" ? issue.params : {});
	return /^(Invalid|Too|Unrecognized)/.test(message) ? undefined : message;
}

const kinds: Readonly<Record<string, Said>> = {
	string: say("faults.text"),
	object: say("faults.fields"),
	record: say("faults.fields"),
	array: say("faults.list"),
};

function wordingOf(issue: z.core.$ZodIssue, names: readonly string[]): Message {
	if (issue.code === "invalid_type" && names.length > 0)
		return say("faults.fieldsNamed", { names: names.join(", ") });
	if (issue.code === "invalid_type")
		return (
			kinds[issue.expected] ?? say("faults.kind", { kind: issue.expected })
		);
	if (issue.code === "too_small") {
		if (issue.origin === "string") return say("faults.filledText");
		const isList = issue.origin === "array";
		const count = Number(issue.minimum);
		return say(isList ? "faults.leastEntries" : "faults.least", { count });
	}
	if (issue.code === "too_big")
		return say("faults.most", { count: Number(issue.maximum) });
	return issue.message;
}

/** The names of the fields that a schema has at a path. */
function fieldsAt(schema: z.ZodType, path: FieldPath): readonly string[] {
	let at: unknown = schema;
	for (const name of path) at = inner(at, name);
	at = unwrap(at);
	if (at instanceof z.ZodObject) return Object.keys(at.shape);
	return at instanceof z.ZodRecord && at.keyType instanceof z.ZodEnum
		? at.keyType.options.map(String)
		: [];
}

function inner(schema: unknown, name: string | number): unknown {
	const bare = unwrap(schema);
	if (bare instanceof z.ZodObject) return bare.shape[name];
	if (bare instanceof z.ZodArray) return bare.element;
	return bare instanceof z.ZodRecord ? bare.valueType : undefined;
}

function unwrap(schema: unknown): unknown {
	return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
		? unwrap(schema.unwrap())
		: schema;
}

function nameOf(name: PropertyKey): string | number {
	return typeof name === "number" ? name : String(name);
}
