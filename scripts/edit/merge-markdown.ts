import { type Document, isCollection, isMap, isSeq, parseDocument } from "yaml";
import { type Change, listChanges } from "./list-changes.ts";

/** Parses the head of a Markdown file, adds the text below it as `text`, and keeps placeholders. */
export function readMarkdown(source: string): Record<string, unknown> {
	const { yaml, text } = splitHead(source);
	const head: unknown = parseDocument(mask(yaml)).toJS();
	return { ...JSON.parse(unmask(JSON.stringify(head ?? {}))), text };
}

/**
 * Writes new fields and a new text into a Markdown file. Lines of unchanged fields stay as they
 * are.
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

/** Rewrites each changed field, together with its comment. */
function mergeHead(yaml: string, changes: readonly Change[]): string {
	const changed = Map.groupBy(changes, ({ path }) => String(path[0]));
	// A field starts in the first column, and so does a comment above it.
	const parts = mask(yaml)
		.split(/^(?=[^\s-])/m)
		.map((part) => {
			const name = /^[^:\s]+/.exec(part)?.[0] ?? "";
			const own = changed.get(name);
			changed.delete(name);
			return own ? changeField(part, own) : part;
		});
	const added = [...changed.values()].map((own) => changeField("", own));
	return unmask([...parts, ...added].join(""));
}

function changeField(part: string, changes: readonly Change[]): string {
	const document = parseDocument(part);
	for (const change of changes) apply(document, change);
	const { contents } = document;
	if (isMap(contents) && contents.items.length === 0) return "";
	const flowCollectionPadding = /[[{] /.test(part);
	return document.toString({ lineWidth: 0, flowCollectionPadding });
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
	// A list of texts, or a few values, goes on one line.
	if (isCollection(node)) node.flow = !node.items.some(isCollection);
	return node;
}

function masked(value: unknown): unknown {
	return JSON.parse(mask(JSON.stringify(value)));
}

function splitHead(source: string): { yaml: string; text: string } {
	const [, yaml = "", text = ""] =
		/^---\n(.*?)^---(?:\n|$)(.*)$/ms.exec(source) ?? [];
	return { yaml, text };
}

/** YAML would parse placeholders as maps, so private-use characters stand in for their braces. */
function mask(text: string): string {
	return text.replace(/\{\{(\w+)\}\}/g, "\u{E000}\u{E000}$1\u{E001}\u{E001}");
}

function unmask(text: string): string {
	return text.replaceAll("\u{E000}", "{").replaceAll("\u{E001}", "}");
}
