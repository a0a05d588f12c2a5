import type { Allowance } from "./upload-allowance.ts";
import { readObject, startsObject } from "./upload-pdf-object.ts";
import { isPacked, unpackObjects } from "./upload-pdf-packed.ts";
import { createPdfRules } from "./upload-pdf-rules.ts";

/**
 * Checks a PDF for anything beyond displaying pages: scripts, program launches, form submission,
 * URLs opened automatically, media, and embedded files. It reads an object at every position where
 * one could start, including inside streams, because cross-reference tables can point anywhere.
 *
 * @throws {ActivePdfError} when there is such content.
 * @throws {TooCostlyError}
 * @throws when it is encrypted or malformed.
 */
export async function checkPdf(
	bytes: Buffer,
	allowance: Allowance,
): Promise<void> {
	const source = bytes.toString("latin1");
	const rules = createPdfRules();
	for (const word of ["obj", "trailer"])
		for (
			let at = source.indexOf(word);
			at >= 0;
			at = source.indexOf(word, at + word.length)
		) {
			await allowance.rest();
			// A number precedes the word, and perhaps comments, which end with their line.
			if (word === "obj" && !/[\0\s\d]/.test(source.charAt(at - 1))) continue;
			const from = at + word.length;
			if (!startsObject(source, from)) continue;
			const object = await readObject(source, from, allowance);
			rules.check(object, readNumber(source.slice(Math.max(at - 40, 0), at)));
			if (!isPacked(object)) continue;
			for await (const [number, packed] of unpackObjects(
				bytes,
				object,
				allowance,
			))
				rules.check(packed, number);
		}
	rules.finish();
}

/** The object number before the word `obj`, if it is plainly there. */
function readNumber(before: string): number | undefined {
	const [, number] =
		/(?<![\d.])(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/.exec(before) ?? [];
	return number === undefined ? undefined : Number(number);
}
