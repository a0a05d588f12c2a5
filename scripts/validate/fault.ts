/** One mistake in content: where it is, and what is wrong with it or allowed there. */
export interface Fault {
	/** Path from the project's folder. */
	readonly file: string;
	/** From 1, as editors count. */
	readonly line: number;
	readonly column: number;
	/** The field's name, dotted where it is deep; `text` for what stands below the fields. */
	readonly field: string;
	readonly message: string;
}

/** A fault that has no place in its file, which may not be there. */
export function faultOf(file: string, field: string, message: string): Fault {
	return { file, line: 1, column: 1, field, message };
}

/** All that is wrong with content; its message has one line a fault. */
export class ContentError extends Error {
	override readonly name = "ContentError";
	readonly faults: readonly Fault[];

	constructor(faults: readonly Fault[]) {
		const sorted = sortFaults(faults);
		super(sorted.map(formatFault).join("\n"));
		this.faults = sorted;
	}
}

/** A fault in one line, as editors and terminals make links of. */
export function formatFault(fault: Fault): string {
	const { file, line, column, field, message } = fault;
	return `${file}:${line}:${column} ${field}: ${message}`;
}

/** By file and place, each once; what is missing is so in one way. */
function sortFaults(faults: readonly Fault[]): Fault[] {
	const unique = new Map(
		faults.map((fault) => {
			const isMissing = fault.message.startsWith("missing");
			const told = isMissing ? { ...fault, message: "missing" } : fault;
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
