import type { Allowance } from "./upload-allowance.ts";
import { createActionWatch } from "./upload-pdf-actions.ts";
import { readObject } from "./upload-pdf-object.ts";
import { checkObjectStream } from "./upload-pdf-streams.ts";
import { isSpace } from "./upload-pdf-tokens.ts";

/**
 * Checks a PDF for anything beyond displaying pages: scripts, program launches, form submission,
 * URLs opened automatically, media, and embedded files. It scans every position where an object
 * could start, including inside streams, because cross-reference tables can point anywhere.
 *
 * @throws {ActivePdfError} when there is such content.
 * @throws {TooCostlyError}
 * @throws when it is encrypted or malformed.
 */
export async function checkPdf(
	bytes: Buffer,
	allowance: Allowance,
): Promise<void> {
	const actions = createActionWatch();
	for (const word of ["obj", "trailer"])
		for (
			let at = bytes.indexOf(word);
			at >= 0;
			at = bytes.indexOf(word, at + word.length)
		) {
			await allowance.rest();
			if (word === "obj" && !followsNumber(bytes, at)) continue;
			actions.begin(word === "obj" ? readNumber(bytes, at) : undefined);
			const from = at + word.length;
			const object = await readObject(bytes, from, allowance, actions);
			await checkObjectStream(bytes, object, allowance, actions);
		}
	actions.finish();
}

/** The object number before the word `obj`, if it is plainly there. */
function readNumber(bytes: Buffer, place: number): number | undefined {
	const before = bytes.toString("latin1", Math.max(place - 40, 0), place);
	const [, number] =
		/(?<![\d.])(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/.exec(before) ?? [];
	return number === undefined ? undefined : Number(number);
}

/** The most bytes to inspect before a word. */
const windowBytes = 1024;

/**
 * Whether only white space and comments separate a place from a number before it. If the comments
 * are too long to tell, assumes so.
 */
function followsNumber(bytes: Buffer, place: number): boolean {
	const from = Math.max(place - windowBytes, 0);
	let before = bytes.subarray(from, place);
	for (;;) {
		let end = before.length;
		while (isSpace(before[end - 1])) end--;
		before = before.subarray(0, end);
		if (isDigit(before.at(-1))) return true;
		const line = Math.max(before.lastIndexOf(10), before.lastIndexOf(13)) + 1;
		if (line === 0 && from > 0) return true;
		const comment = before.indexOf(0x25, line);
		if (comment < 0) return false;
		before = before.subarray(0, comment);
	}
}

function isDigit(code: number | undefined): boolean {
	return code !== undefined && code >= 0x30 && code <= 0x39;
}
