import { ActivePdfError, type PdfToken } from "./upload-pdf-tokens.ts";

/** Keys whose actions run without a click (ISO 32000-2, 12.6.2 and 12.6.3). */
const selfRunning = ["OpenAction", "AA", "Next"];

/** More than the actions of any real document. */
const maximalNumbers = 100_000;

/** Detects URLs that a PDF opens by itself, wherever the objects for that are. */
export interface ActionWatch {
	/** Starts an object; `undefined` if its number is unreadable. */
	begin(number: number | undefined): void;
	/** @throws {ActivePdfError} for an automatic action directly at this token. */
	see(token: PdfToken): void;
	/** @throws {ActivePdfError} when an automatic action refers to an object that opens a URL. */
	finish(): void;
}

/** Creates the detector for one document. Links that users click are not its concern. */
export function createActionWatch(): ActionWatch {
	/** Objects that run automatically, if they are actions. */
	const begun = new Set<number>();
	/** Objects that open URLs, if they are actions. */
	const opening = new Set<number | undefined>();
	let current: number | undefined;
	let depth = 0;
	/** The two preceding words: an indirect reference's object and generation numbers. */
	let [older, newer] = ["", ""];
	/** The key whose value comes next. */
	let member: string | undefined;
	/** The depth at which the value of such a key ends. */
	let valueDepth: number | undefined;

	const note = (numbers: Set<number | undefined>, number?: number): void => {
		numbers.add(number);
		if (numbers.size > maximalNumbers)
			throw new Error("more actions than can be followed");
	};
	const refuse = () => new ActivePdfError();
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
