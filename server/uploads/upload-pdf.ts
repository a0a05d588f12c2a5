import type { Allowance } from "./upload-allowance.ts";
import { readObject } from "./upload-pdf-object.ts";
import { checkObjectStream } from "./upload-pdf-streams.ts";
import { isSpace } from "./upload-pdf-tokens.ts";

/**
 * Looks for what a PDF does besides showing pages: scripts, programs it starts, forms that it sends
 * off, media, files within it. Every place where an object could start is looked at, streams'
 * contents included, for a table of objects may point anywhere.
 *
 * @throws {UnfitPdfError} when there is such a thing, or the PDF is encrypted.
 * @throws {BrokenPdfError} when it cannot be looked into.
 * @throws {TooCostlyError}
 */
export async function checkPdf(
	bytes: Buffer,
	allowance: Allowance,
): Promise<void> {
	for (const word of ["obj", "trailer"])
		for (
			let at = bytes.indexOf(word);
			at >= 0;
			at = bytes.indexOf(word, at + word.length)
		) {
			await allowance.rest();
			if (word === "obj" && !followsNumber(bytes, at)) continue;
			const object = await readObject(bytes, at + word.length, allowance);
			await checkObjectStream(bytes, object, allowance);
		}
}

/** Whether a number stands before a place, comments between them or not. */
function followsNumber(bytes: Buffer, place: number): boolean {
	const isNumber = (from: number): boolean => {
		let at = from;
		while (isSpace(bytes[at])) at--;
		const code = bytes[at] ?? 0;
		return code >= 0x30 && code <= 0x39;
	};
	if (isNumber(place - 1)) return true;
	const comment = bytes.lastIndexOf("%", place);
	return comment > 0 && bytes.toString("latin1", place - 3, place) !== "end"
		? isNumber(comment - 1)
		: false;
}
