import type { Allowance } from "./upload-allowance.ts";
import { decodeString, readToken } from "./upload-pdf-tokens.ts";

/** More than any object without a stream in a file of 5 MB, in characters. */
const maximalText = 1024 * 1024;

/** Keys whose strings are URLs or files. */
const addressKeys = ["/URI", "/Base", "/F", "/UF", "/DOS"];

/** Words that end an object, or start its stream or the next one. */
const endWords = /^(?:stream|endobj|(?!\/).*obj$|startxref$)/;

/** An object up to its stream, in one spelling, so that rules can be regular expressions. */
export interface PdfObject {
	/** Its tokens, with a space after each. */
	readonly text: string;
	/** The strings of URLs and files, each with its key. */
	readonly addresses: readonly (readonly [key: string, address: string])[];
	/** Whether it opens a URL, if it is an action. */
	readonly isOpening: boolean;
	/** After the word `stream`, if it has one. */
	readonly streamAt: number | undefined;
}

/** Whether an object could start at a place: the letters `obj` occur in text and image data. */
export function startsObject(source: string, at: number): boolean {
	const { text, end } = readToken(source, at);
	if (/^(?:\[|<<|\/)/.test(text)) return true;
	// A reference.
	return (
		/^\d/.test(text) &&
		readToken(source, readToken(source, end).end).text === "R"
	);
}

/**
 * Reads an object, up to its stream, its end, or the start of the next one.
 *
 * @param until where a packed object ends, whatever words it contains.
 * @throws for content that viewers might parse differently.
 */
export async function readObject(
	source: string,
	from: number,
	allowance: Allowance,
	until?: number,
): Promise<PdfObject> {
	const addresses: [string, string][] = [];
	let [text, before, at, depth, isOpening] = ["", "", from, 0, false];
	let streamAt: number | undefined;
	for (let count = 1; ; count++) {
		const token = readToken(source, at);
		if (token.text === "") break;
		if (until !== undefined) {
			if (token.start >= until) break;
			if (token.end > until) throw new Error("objects overlap");
		} else if (endWords.test(token.text)) {
			if (token.text.startsWith("stream"))
				streamAt = token.start + "stream".length;
			break;
		}
		if (token.text === "()" && addressKeys.includes(before))
			addresses.push([before, decodeString(source, token)]);
		// Not only 1: viewers skip brackets that close nothing.
		isOpening ||= depth <= 1 && token.text === "/URI";
		if (token.text === "[" || token.text === "<<") depth++;
		if (token.text === "]" || token.text === ">>") depth--;
		text += `${token.text} `;
		if (text.length > maximalText) throw new Error("too large an object");
		before = token.text;
		at = token.end;
		if (count % 64 === 0) await allowance.rest();
	}
	if (depth > 0) throw new Error("an object does not end");
	return { text, addresses, isOpening, streamAt };
}
