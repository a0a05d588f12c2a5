import type { Message } from "../words/words.ts";
import type { Fault } from "./fault.ts";
import { parseHead } from "./parse-head.ts";
import { parseJson } from "./parse-json.ts";
import type { FieldPath, Finder } from "./parsed.ts";

/** A content file with valid syntax, which knows the positions of its fields. */
export interface SourceFile {
	/** Relative to the project's folder. */
	readonly file: string;
	/** The parsed JSON, or the parsed head of a Markdown file. */
	readonly value: unknown;
	/** The Markdown below the head. */
	readonly text: string;
	/**
	 * Creates a fault at a field, or at its nearest existing ancestor.
	 *
	 * @param path empty for the whole file; `["text"]` for the Markdown below the head.
	 * @param excerpt the faulty words, which are looked up in the Markdown.
	 */
	fault(path: FieldPath, message: Message, excerpt?: string): Fault;
	/** Creates a fault at an offset in `text`. */
	faultInText(offset: number, message: Message): Fault;
}

/** The parsed file, or its syntax errors. */
interface ParsedSource {
	readonly source?: SourceFile;
	readonly faults: readonly Fault[];
}

/** The last result of each file: usually only one file changes between two compilations. */
const lastParsed = new Map<
	string,
	{ readonly contents: string; readonly parsed: ParsedSource }
>();

/**
 * Parses a file's JSON, or its YAML head.
 *
 * @param file relative to the project's folder; any name that does not end with `.md` is JSON.
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
	const at = (offset: number, field: string, message: Message): Fault => ({
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
	const faultInText = (offset: number, message: Message) =>
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

/** The YAML between the first two lines of dashes, and the offsets of the YAML and of the text. */
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
