import type { Fault } from "./fault.ts";
import { parseHead } from "./parse-head.ts";
import { parseJson } from "./parse-json.ts";
import type { FieldPath, Finder } from "./parsed.ts";

/** A file of content whose syntax is right, and that knows where its fields are. */
export interface SourceFile {
	/** Path from the project's folder. */
	readonly file: string;
	/** What JSON holds, or the head of a Markdown file. */
	readonly value: unknown;
	/** The Markdown below the head. */
	readonly text: string;
	/**
	 * A fault at a field, or at what is nearest above it where there is no such field.
	 *
	 * @param path empty for the whole file; `["text"]` for the Markdown below the head.
	 * @param excerpt what is wrong, as it is written; looked for in the Markdown.
	 */
	fault(path: FieldPath, message: string, excerpt?: string): Fault;
	/** A fault at an offset into `text`. */
	faultInText(offset: number, message: string): Fault;
}

/** The faults of a file's syntax, and, where there are none, the file. */
interface ParsedSource {
	readonly source?: SourceFile;
	readonly faults: readonly Fault[];
}

/** What each file was last: mostly one changes between two times that all are compiled. */
const lastParsed = new Map<
	string,
	{ readonly contents: string; readonly parsed: ParsedSource }
>();

/**
 * Takes a file's JSON or its YAML head apart.
 *
 * @param file path from the project's folder; what does not end with `.md` is JSON.
 */
export function parseSource(file: string, contents: string): ParsedSource {
	const last = lastParsed.get(file);
	if (last?.contents === contents) return last.parsed;
	const parsed = parseContents(file, contents);
	lastParsed.set(file, { contents, parsed });
	return parsed;
}

function parseContents(file: string, contents: string): ParsedSource {
	const source = contents.replaceAll("\r\n", "\n");
	const at = (offset: number, field: string, message: string): Fault => ({
		file,
		...positionAt(source, offset),
		field,
		message,
	});
	const head = file.endsWith(".md") ? splitHead(source) : undefined;
	if (head === null) {
		const message = "must start with fields between two lines of ---";
		return { faults: [at(0, "file", message)] };
	}
	const { value, find, errors } = head
		? parseHead(head.yaml, head.start)
		: parseJson(source);
	if (errors.length > 0)
		return {
			faults: errors.map(({ offset, field, message }) =>
				at(offset, field, message),
			),
		};
	const textStart = head ? head.textStart : source.length;
	const text = source.slice(textStart);
	const faultInText = (offset: number, message: string) =>
		at(textStart + offset, "text", message);
	return {
		faults: [],
		source: {
			file,
			value,
			text,
			faultInText,
			fault(path, message, excerpt = "") {
				if (head && path[0] === "text")
					return faultInText(Math.max(0, text.indexOf(excerpt)), message);
				return at(findNearest(find, path), path.join(".") || "file", message);
			},
		},
	};
}

function findNearest(find: Finder, path: FieldPath): number {
	for (let length = path.length; length > 0; length--) {
		const offset = find(path.slice(0, length));
		if (offset !== undefined) return offset;
	}
	return find([]) ?? 0;
}

/** The fields between the first two lines of dashes, and where they and the text start. */
function splitHead(
	source: string,
): { yaml: string; start: number; textStart: number } | null {
	const match = /^---\n(.*?)^---(\n|$)/ms.exec(source);
	if (!match) return null;
	return { yaml: match[1] ?? "", start: 4, textStart: match[0].length };
}

function positionAt(
	source: string,
	offset: number,
): { line: number; column: number } {
	const before = source.slice(0, offset);
	const lines = before.split("\n");
	return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
