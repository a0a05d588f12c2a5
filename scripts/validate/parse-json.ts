import {
	findNodeAtLocation,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from "jsonc-parser";
import type { Parsed } from "./parsed.ts";

const messages: Readonly<Record<string, string>> = {
	PropertyNameExpected:
		"a field's name in double quotes must follow: is the comma before it one too many?",
	ValueExpected: "a value must follow: is the comma before it one too many?",
	CommaExpected: "a comma is missing before this",
	ColonExpected: "a colon is missing before this",
	CloseBraceExpected: "a closing } is missing before this",
	CloseBracketExpected: "a closing ] is missing before this",
	EndOfFileExpected: "the file must end before this",
	InvalidCommentToken: "JSON has no comments",
	UnexpectedEndOfString: 'a text must end with " on its line',
	InvalidEscapeCharacter: "no escape of JSON: write \\\\ for \\",
	InvalidSymbol:
		"texts stand in double quotes; without them there are numbers, true, false, null",
};

/** Parses JSON. Duplicate field names are errors, too. */
export function parseJson(source: string): Parsed {
	const found: ParseError[] = [];
	const tree = parseTree(source, found, {
		disallowComments: true,
		allowTrailingComma: false,
	});
	const errors = [
		...firstOfLine(found, source).map(({ error, offset }) => ({
			offset,
			field: "JSON",
			message:
				messages[printParseErrorCode(error)] ?? "is no JSON from here on",
		})),
		...listDoubles(tree),
	];
	const parsed: Parsed = {
		value: undefined,
		errors,
		find: (path) => {
			const node = tree && findNodeAtLocation(tree, [...path]);
			// The position of a field is that of its name.
			return node?.parent?.type === "property"
				? node.parent.offset
				: node?.offset;
		},
	};
	if (errors.length > 0) return parsed;
	try {
		return { ...parsed, value: JSON.parse(source) };
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		return { ...parsed, errors: [{ offset: 0, field: "JSON", message }] };
	}
}

/** One mistake causes several parse errors: keeps the first in each line. */
function firstOfLine(
	errors: readonly ParseError[],
	source: string,
): ParseError[] {
	let last = -1;
	return errors.filter(({ offset }) => {
		const isNext = last < 0 || source.slice(last, offset).includes("\n");
		if (isNext) last = offset;
		return isNext;
	});
}

function listDoubles(
	node: Node | undefined,
	path: readonly string[] = [],
): { offset: number; field: string; message: string }[] {
	const seen = new Set<string>();
	return (node?.children ?? []).flatMap((child, index) => {
		if (child.type !== "property")
			return listDoubles(child, [...path, String(index)]);
		const name = String(child.children?.[0]?.value);
		const field = [...path, name];
		const isDouble = seen.has(name);
		seen.add(name);
		return [
			...(isDouble
				? [
						{
							offset: child.offset,
							field: field.join("."),
							message: "stands twice",
						},
					]
				: []),
			...listDoubles(child.children?.[1], field),
		];
	});
}
