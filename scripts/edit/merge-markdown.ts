import {
	Document,
	isCollection,
	isMap,
	isScalar,
	isSeq,
	type Pair,
	parseDocument,
	YAMLMap,
} from "yaml";
import { type Change, listChanges } from "./list-changes.ts";

/** Reads the head of a Markdown file and the text below it, under `text`; placeholders stay. */
export function readMarkdown(source: string): Record<string, unknown> {
	const { yaml, text } = splitHead(source);
	const head: unknown = parseDocument(mask(yaml)).toJS();
	return { ...JSON.parse(unmask(JSON.stringify(head ?? {}))), text };
}

/**
 * A Markdown file with another head and text: the lines of fields that are as they were stay, with
 * their comments.
 */
export function mergeMarkdown(
	source: string,
	after: Readonly<Record<string, unknown>>,
): string {
	const { text: before, ...head } = readMarkdown(source);
	const { text, ...fields } = after;
	const { yaml } = splitHead(source);
	const written = typeof text === "string" ? text : "";
	const body = text === before ? written : `${written.trimEnd()}\n`;
	return `---\n${mergeHead(yaml, listChanges(head, fields))}---\n${body}`;
}

/** Writes anew only the fields that change. */
function mergeHead(yaml: string, changes: readonly Change[]): string {
	const masked = mask(yaml);
	const places = new Map(pairsOf(parseDocument(masked)).map(placeOf));
	const document: Document = parseDocument(masked);
	if (!isMap(document.contents)) document.contents = new YAMLMap();
	for (const change of changes) apply(document, change);
	const changed = new Set(changes.map(({ path }) => String(path[0])));
	const pairs = new Map(
		pairsOf(document).map((pair) => [nameOf(pair), pair] as const),
	);
	let merged = masked;
	// From the end, so that places before it stay what they are.
	for (const [name, [start, end]] of [...places].reverse()) {
		if (!changed.has(name)) continue;
		const pair = pairs.get(name);
		const rest = merged.slice(end);
		const written = pair ? stringify(pair) : "";
		merged = `${merged.slice(0, start)}${written}${pair ? rest : rest.replace(/^[^\n]*\n/, "")}`;
	}
	for (const [name, pair] of pairs)
		if (!places.has(name)) merged += `${stringify(pair)}\n`;
	return unmask(merged);
}

function apply(document: Document, change: Change): void {
	const { path } = change;
	if (change.kind === "remove") {
		document.deleteIn(path);
		return;
	}
	if (change.kind === "insert") {
		const list = document.getIn(path.slice(0, -1), true);
		if (isSeq(list))
			list.items.splice(Number(path.at(-1)), 0, nodeOf(document, change.value));
		return;
	}
	const isScalarValue = typeof change.value !== "object";
	document.setIn(
		path,
		isScalarValue ? masked(change.value) : nodeOf(document, change.value),
	);
}

function nodeOf(document: Document, value: unknown) {
	const node = document.createNode(masked(value));
	// A list of texts, or a few values, in one line.
	if (isCollection(node)) node.flow = !node.items.some(isCollection);
	return node;
}

function masked(value: unknown): unknown {
	return JSON.parse(mask(JSON.stringify(value)));
}

function pairsOf({ contents }: Document): readonly Pair[] {
	return isMap(contents) ? contents.items : [];
}

function nameOf({ key }: Pair): string {
	return String(isScalar(key) ? key.value : key);
}

/** Where a field starts, and where its value ends, before a comment. */
function placeOf(pair: Pair): [string, [number, number]] {
	const start = isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
	const end =
		isScalar(pair.value) || isCollection(pair.value)
			? (pair.value.range?.[1] ?? start)
			: start;
	return [nameOf(pair), [start, end]];
}

/** A field as YAML, without what stands around it, which is kept. */
function stringify(pair: Pair): string {
	const document = new Document();
	const map = new YAMLMap();
	map.items.push(pair);
	document.contents = map;
	if (isScalar(pair.key)) {
		pair.key.commentBefore = null;
		pair.key.spaceBefore = false;
	}
	if (isScalar(pair.value) || isCollection(pair.value))
		pair.value.comment = null;
	return document
		.toString({ lineWidth: 0, flowCollectionPadding: false })
		.trimEnd();
}

function splitHead(source: string): { yaml: string; text: string } {
	const [, yaml = "", text = ""] =
		/^---\n(.*?)^---(?:\n|$)(.*)$/ms.exec(source) ?? [];
	return { yaml, text };
}

/** Placeholders would be maps to YAML; these characters are nobody's, and as long. */
function mask(text: string): string {
	return text.replace(/\{\{(\w+)\}\}/g, "\u{E000}\u{E000}$1\u{E001}\u{E001}");
}

function unmask(text: string): string {
	return text.replaceAll("\u{E000}", "{").replaceAll("\u{E001}", "}");
}
