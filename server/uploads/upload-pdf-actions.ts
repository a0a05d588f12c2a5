import {
	BrokenPdfError,
	type PdfToken,
	UnfitPdfError,
} from "./upload-pdf-tokens.ts";

/**
 * Members whose value is done without a click (ISO 32000-2, 12.6.2 and 12.6.3): at the opening, for
 * an event, after another action.
 */
const selfRunning = ["OpenAction", "AA", "Next"];

/** More than a document has whose actions can be followed. */
const maximalNumbers = 100_000;

/** Finds addresses that a PDF opens by itself, wherever the objects are that say so. */
export interface ActionWatch {
	/** An object begins; one whose number cannot be read has none. */
	begin(number: number | undefined): void;
	/** @throws {UnfitPdfError} for what is done by itself in this very place. */
	see(token: PdfToken): void;
	/** @throws {UnfitPdfError} where what was seen leads from one place to the other. */
	finish(): void;
}

/** Makes it for a document. Links that somebody clicks are no concern of it. */
export function createActionWatch(): ActionWatch {
	/** Objects that are done by themselves, if they are actions. */
	const begun = new Set<number>();
	/** Objects that open addresses, if they are actions. */
	const opening = new Set<number | undefined>();
	let current: number | undefined;
	let depth = 0;
	/** The two words before, of which a reference has its number and generation. */
	let [older, newer] = ["", ""];
	/** The member whose value follows. */
	let member: string | undefined;
	/** Where the value of such a member ends. */
	let valueDepth: number | undefined;

	const note = (numbers: Set<number | undefined>, number?: number): void => {
		numbers.add(number);
		if (numbers.size > maximalNumbers)
			throw new BrokenPdfError("more actions than can be followed");
	};
	const refuse = () => new UnfitPdfError("active");
	const seeReference = (number: number): void => {
		if (member === "AA") throw refuse();
		if (member !== undefined || valueDepth !== undefined) note(begun, number);
	};
	return {
		begin(number) {
			current = number;
			[depth, member, valueDepth] = [0, undefined, undefined];
			[older, newer] = ["", ""];
		},
		see({ kind, text }) {
			if (kind === "word" && text === "R" && isInteger(older + newer))
				seeReference(Number(older));
			if (kind === "open" && member !== undefined) {
				if (member === "AA" && text === "<<") throw refuse();
				valueDepth ??= depth;
			}
			if (kind !== "word" || !isInteger(text)) member = undefined;
			[older, newer] = kind === "word" ? [newer, text] : ["", ""];
			if (kind === "open") depth++;
			if (kind === "close" && --depth === valueDepth) valueDepth = undefined;
			if (kind !== "name") return;
			if (text === "URI" && valueDepth !== undefined) throw refuse();
			if (text === "URI" && depth === 1) note(opening, current);
			if (selfRunning.includes(text)) member = text;
		},
		finish() {
			const isReached = [...opening].some((number) =>
				number === undefined ? begun.size > 0 : begun.has(number),
			);
			if (isReached) throw refuse();
		},
	};
}

function isInteger(text: string): boolean {
	return /^\d+$/.test(text);
}
