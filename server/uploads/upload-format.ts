import { fileTypeFromBuffer } from "file-type";
import type { CvFacts } from "../../shared/enquiry/enquiry-cv.ts";
import { listCompoundStreams } from "./upload-compound.ts";
import { listZipNames } from "./upload-zip.ts";

/** What begins Word's own stream: `wIdent` of Word 97 and later, and of Word 6 and 95 (MS-DOC, 2.5.2). */
const wordMagics = [0xa5ec, 0xa5dc];

/**
 * The format of a CV by its content alone. What is two things at once, or carries macros in place
 * of a document without, is none of the formats.
 */
export async function detectFormat(bytes: Buffer): Promise<CvFacts["format"]> {
	switch (await detectContainer(bytes)) {
		case "pdf":
			return detectPdf(bytes);
		case "cfb":
			return detectWord(bytes);
		case "docx":
			return detectDocx(bytes, false);
		case "zip":
			return detectDocx(bytes, true);
		default:
			return "other";
	}
}

async function detectContainer(bytes: Buffer): Promise<string | undefined> {
	try {
		return (await fileTypeFromBuffer(bytes))?.ext;
	} catch {
		// Made to break what reads it.
		return undefined;
	}
}

/** A header at the start, and at the end what says where to begin (ISO 32000-2, 7.5). */
function detectPdf(bytes: Buffer): CvFacts["format"] {
	if (!/^(\xef\xbb\xbf)?%PDF-\d\.\d/.test(bytes.toString("latin1", 0, 16)))
		return "other";
	if (listZipNames(bytes)) return "other";
	const tail = bytes.subarray(-2048).toString("latin1");
	return /startxref\s+\d+\s+%%EOF/.test(tail) ? "pdf" : "broken";
}

function detectWord(bytes: Buffer): CvFacts["format"] {
	if (listZipNames(bytes)) return "other";
	const streams = listCompoundStreams(bytes);
	if (!streams) return "broken";
	const names = streams.map(({ name }) => name);
	// A document that asks for a password.
	if (names.includes("EncryptedPackage")) return "broken";
	const word = streams.find(({ name }) => name === "WordDocument");
	if (!word || names.some((name) => /^(Workbook|Book)$/.test(name)))
		return "other";
	return word.magic === undefined || wordMagics.includes(word.magic)
		? "doc"
		: "other";
}

/** @param isGuess whether all that is known so far is that it is an archive. */
function detectDocx(bytes: Buffer, isGuess: boolean): CvFacts["format"] {
	const names = listZipNames(bytes);
	if (!names) return isGuess ? "other" : "broken";
	if (bytes.subarray(0, 1024).includes("%PDF-")) return "other";
	const isDocument =
		names.includes("[Content_Types].xml") &&
		names.includes("word/document.xml") &&
		!names.some((name) => name.endsWith("vbaProject.bin"));
	return isDocument ? "docx" : "other";
}
