import { escapeHtml } from "../../server/pages/render/escape.ts";
import type { FieldPath } from "../validate/parsed.ts";
import { type Message, say, type Words } from "../words/words.ts";
import { sharedColumn } from "./read-controls.ts";

/** A language's values, and the language's name. */
export interface Shown {
	readonly id: string;
	readonly label: string;
	readonly value: unknown;
}

/** A fault of a field in one language. */
export interface FieldFault {
	readonly column: string;
	/** A dotted path. */
	readonly field: string;
	readonly message: Message;
}

/** A field of a form: its path, its values, and the form's faults. */
export interface Place {
	readonly words: Words;
	readonly columns: readonly Shown[];
	readonly faults: readonly FieldFault[];
	readonly told: Set<FieldFault>;
	readonly path: FieldPath;
	/** The whole text in the editor's language, which names its own fields. */
	readonly root: unknown;
	/** The number of lists around it: each template marks its new rows by this depth. */
	readonly depth: number;
}

/** A fault as a form tells it, which shows what is asked for: the fault names that for files. */
function inForm(message: Message): Message {
	const key = typeof message === "object" ? message.key : "";
	const isMissing = key === "faults.missing" || key === "faults.missingChoice";
	return isMissing ? say("editor.missing") : message;
}

/** The faults of this field, and those of values within it that have no field. */
export function tell(
	{ words, columns, faults, told, path }: Place,
	column?: string,
	id?: string,
): string {
	const here = path.join(".");
	const mine = faults.filter(
		(fault) =>
			!told.has(fault) &&
			(fault.field === here || fault.field.startsWith(`${here}.`)) &&
			(column === undefined ||
				column === sharedColumn ||
				fault.column === column) &&
			columns.length > 0,
	);
	for (const fault of mine) told.add(fault);
	const texts = new Set(mine.map(({ message }) => words.tell(inForm(message))));
	const lines = [...texts].map(
		(message) => `<p class="fault">${escapeHtml(message)}</p>`,
	);
	return id && lines.length > 0
		? `<div id="${id}">${lines.join("")}</div>`
		: lines.join("");
}
