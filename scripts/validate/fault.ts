import { inEnglish, type Message, type WordKey } from "../words/words.ts";

/** A mistake in content: where it is, and what is wrong or allowed there. */
export interface Fault {
	/** Relative to the project's folder. */
	readonly file: string;
	/** Counted from 1, as in editors. */
	readonly line: number;
	readonly column: number;
	/** The field's name, with dots if nested; `text` for the text below the fields. */
	readonly field: string;
	readonly message: Message;
}

/** A fault without a position, as when the file is missing. */
export function faultOf(file: string, field: string, message: Message): Fault {
	return { file, line: 1, column: 1, field, message };
}

/** All faults in the content; the message has one line a fault. */
export class ContentError extends Error {
	override readonly name = "ContentError";
	readonly faults: readonly Fault[];

	constructor(faults: readonly Fault[]) {
		const sorted = sortFaults(faults);
		super(sorted.map(formatFault).join("\n"));
		this.faults = sorted;
	}
}

/** A fault in one line, in the format that editors and terminals turn into links. */
export function formatFault(fault: Fault): string {
	const { file, line, column, field, message } = fault;
	return `${file}:${line}:${column} ${field}: ${inEnglish(message)}`;
}

/** Wordings of the faults that a field is missing. */
const missing: readonly WordKey[] = [
	"faults.missing",
	"faults.missingChoice",
	"faults.missingKey",
	"faults.missingLocale",
	"faults.noCopy",
];

/** Sorts by file and position, and removes duplicates; that a field is missing is said once. */
function sortFaults(faults: readonly Fault[]): Fault[] {
	const unique = new Map(
		faults.map((fault) => {
			const { message } = fault;
			const isMissing =
				typeof message === "object" && missing.includes(message.key);
			const told = isMissing ? { ...fault, message: "" } : fault;
			return [formatFault(told), fault];
		}),
	);
	return [...unique.values()].sort(
		(a, b) =>
			(a.file < b.file ? -1 : Number(a.file > b.file)) ||
			a.line - b.line ||
			a.column - b.column,
	);
}
