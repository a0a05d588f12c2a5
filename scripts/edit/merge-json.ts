import {
	applyEdits,
	findNodeAtLocation,
	modify,
	type Node,
	parseTree,
} from "jsonc-parser";
import type { Change } from "./list-changes.ts";

/** Applies changes to a JSON file; everything else keeps its formatting. */
export function mergeJson(source: string, changes: readonly Change[]): string {
	return changes.reduce(
		(text, change) => mergeRow(text, change) ?? mergeValue(text, change),
		source,
	);
}

function mergeValue(text: string, change: Change): string {
	const insertSpaces = indentOf(text) !== "\t";
	const edits = modify(
		text,
		[...change.path],
		change.kind === "remove" ? undefined : change.value,
		{
			formattingOptions: { insertSpaces, tabSize: 2, eol: "\n" },
			isArrayInsertion: change.kind === "insert",
		},
	);
	return applyEdits(text, edits);
}

/**
 * Inserts or removes a list item by itself: jsonc-parser would reformat the lines of its neighbors.
 */
function mergeRow(text: string, change: Change): string | undefined {
	const index = change.path.at(-1);
	const tree = parseTree(text);
	const list = tree && findNodeAtLocation(tree, change.path.slice(0, -1));
	if (change.kind === "set" || typeof index !== "number" || !list?.children)
		return undefined;
	const [before, row, after] = [index - 1, index, index + 1].map(
		(place) => list.children?.[place],
	);
	if (change.kind === "remove") {
		if (row && before) return splice(text, endOf(before), endOf(row));
		return row && after && splice(text, row.offset, after.offset);
	}
	const neighbor = before ?? row;
	if (!neighbor) return undefined;
	const lineStart = text.lastIndexOf("\n", neighbor.offset - 1) + 1;
	const lead = text.slice(lineStart, neighbor.offset);
	const isOwnLine = lead.trim() === "";
	const space = isOwnLine ? `\n${lead}` : " ";
	const written = isOwnLine
		? JSON.stringify(change.value, null, indentOf(text)).replaceAll(
				"\n",
				`\n${lead}`,
			)
		: JSON.stringify(change.value);
	return before
		? splice(text, endOf(before), endOf(before), `,${space}${written}`)
		: splice(text, neighbor.offset, neighbor.offset, `${written},${space}`);
}

function indentOf(text: string): string {
	return /^\t/m.test(text) ? "\t" : "  ";
}

function endOf({ offset, length }: Node): number {
	return offset + length;
}

/** Replaces a part of a text. */
function splice(text: string, start: number, end: number, added = ""): string {
	return text.slice(0, start) + added + text.slice(end);
}
