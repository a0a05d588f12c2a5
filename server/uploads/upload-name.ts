import { type CvFormat, cvFormats } from "../../shared/enquiry/enquiry-cv.ts";

const maximalLength = 120;
/** The most characters of a name to process. */
const maximalGiven = 500;

/**
 * Makes a file name that is safe to display, to put into headers and to save under: without a path,
 * control or bidirectional characters, and leading characters special to shells, file systems or
 * spreadsheets. It has at most 120 characters, and the extension of the actual format.
 */
export function makeFileName(given: string, format: CvFormat): string {
	const extension = `.${format}`;
	const name = given.split(/[/\\]/).at(-1) ?? "";
	const stem = dropExtensions(
		name
			.slice(0, maximalGiven)
			.toWellFormed()
			.normalize("NFC")
			// Browsers escape these three in forms (HTML, multipart/form-data encoding).
			.replace(/%(22|0d|0a)/gi, " ")
			.replace(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, " ")
			.replace(/\p{C}/gu, "")
			.replace(/["'`<>:|?*;&$%]/g, "_"),
	).replace(/^[\s.=+@~-]+|[\s.]+$/gu, "");
	const characters = [...stem];
	let length = extension.length;
	const kept = characters.filter((character) => {
		length += character.length;
		return length <= maximalLength;
	});
	return (kept.join("").trim() || "cv") + extension;
}

/** Removes a name's extension, and any CV extensions before it. */
function dropExtensions(name: string): string {
	const known = new RegExp(`\\.(${cvFormats.join("|")})\\s*$`, "i");
	let stem = name.replace(/\.[a-z0-9]{1,5}\s*$/i, "");
	while (known.test(stem)) stem = stem.replace(known, "");
	return stem;
}
