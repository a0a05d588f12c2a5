import { type CvFormat, cvFormats } from "../../shared/enquiry/enquiry-cv.ts";

const maximalLength = 120;
/** What is looked at of a name. */
const maximalGiven = 500;

/**
 * A file's name that is safe to show, to put into headers and to save under: no path, nothing that
 * controls or turns text, no sign with a meaning to shells, systems or spreadsheets at its start,
 * 120 characters at most, and the extension of what it really is.
 */
export function makeFileName(given: string, format: CvFormat): string {
	const extension = `.${format}`;
	const name = given.split(/[/\\]/).at(-1) ?? "";
	const stem = dropExtensions(
		name
			.slice(0, maximalGiven)
			.toWellFormed()
			.normalize("NFC")
			// How browsers write these three into a form (HTML, multipart/form-data encoding).
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

/** Without the extension that it came with, and without those of CVs before it. */
function dropExtensions(name: string): string {
	const known = new RegExp(`\\.(${cvFormats.join("|")})\\s*$`, "i");
	let stem = name.replace(/\.[a-z0-9]{1,5}\s*$/i, "");
	while (known.test(stem)) stem = stem.replace(known, "");
	return stem;
}
