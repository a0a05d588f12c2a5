import { fileTypeFromBuffer } from "file-type";
import type { CvFacts } from "../../shared/enquiry/enquiry-cv.ts";
import { createAllowance } from "./upload-allowance.ts";
import { hasActiveEntry, listCompoundStreams } from "./upload-compound.ts";
import { isActiveDocx } from "./upload-docx.ts";
import { hasActiveCode } from "./upload-field-codes.ts";
import { hasActiveMark } from "./upload-fields.ts";
import { checkPdf } from "./upload-pdf.ts";
import { ActivePdfError } from "./upload-pdf-tokens.ts";
import { readWordText } from "./upload-word-text.ts";
import { listZipEntries } from "./upload-zip.ts";

/** `wIdent` at the start of Word's stream: Word 97 and later, Word 6 and 95 (MS-DOC, 2.5.2). */
const wordMagics = [0xa5ec, 0xa5dc];
const word95 = 0xa5dc;
/** Flags at byte 10: Word 95 allows macros only with `fDot`; passwords set `fEncrypted`. */
const wordFlags = { template: 1, encrypted: 0x100 };

/**
 * The format of a CV, by its content alone. A polyglot file is `other`; one that contains macros,
 * scripts or files is `active`; one that cannot be inspected is `broken`.
 */
export async function detectFormat(bytes: Buffer): Promise<CvFacts["format"]> {
	try {
		switch (await detectContainer(bytes)) {
			case "pdf":
				return await detectPdf(bytes);
			case "cfb":
				return await detectWord(bytes);
			case "docx":
				return await detectDocx(bytes, false);
			case "zip":
				return await detectDocx(bytes, true);
			case "docm":
			case "dotm":
				return "active";
			default:
				return "other";
		}
	} catch (error) {
		// Damaged, encrypted, or crafted to crash or exhaust its reader.
		return error instanceof ActivePdfError ? "active" : "broken";
	}
}

async function detectContainer(bytes: Buffer): Promise<string | undefined> {
	try {
		return (await fileTypeFromBuffer(bytes))?.ext;
	} catch {
		// Crafted to crash its reader.
		return undefined;
	}
}

/** Requires a header at the start and `startxref` at the end (ISO 32000-2, 7.5). */
async function detectPdf(bytes: Buffer): Promise<CvFacts["format"]> {
	if (!/^(\xef\xbb\xbf)?%PDF-\d\.\d/.test(bytes.toString("latin1", 0, 16)))
		return "other";
	if (listZipEntries(bytes)) return "other";
	const tail = bytes.subarray(-2048).toString("latin1");
	if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return "broken";
	await checkPdf(bytes, createAllowance());
	return "pdf";
}

async function detectWord(bytes: Buffer): Promise<CvFacts["format"]> {
	if (listZipEntries(bytes)) return "other";
	const streams = listCompoundStreams(bytes);
	if (!streams) return "broken";
	const names = streams.map(({ name }) => name);
	// Word might read the other one, because it ignores case.
	if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
		return "broken";
	// An encrypted document.
	if (names.includes("EncryptedPackage")) return "broken";
	const word = streams.find(({ name }) => name === "WordDocument");
	if (!word || names.some((name) => /^(Workbook|Book)$/.test(name)))
		return "other";
	const text = word.read();
	if (!text) return "broken";
	const magic = text.readUInt16LE(0);
	if (!wordMagics.includes(magic)) return "other";
	const flags = text.readUInt16LE(10);
	const allowance = createAllowance();
	if ((await hasActiveEntry(bytes, allowance)) || hasActiveMark(bytes))
		return "active";
	if (magic === word95 && flags & wordFlags.template) return "active";
	if (flags & wordFlags.encrypted) return "broken";
	// The text of Word 6 and 95 is in one piece, so the check above suffices.
	if (magic === word95) return "doc";
	const isActive = await hasActiveCode(
		readWordText(text, (wanted) =>
			streams.find(({ name }) => name === wanted)?.read(),
		),
		allowance,
	);
	return isActive ? "active" : "doc";
}

/** @param isGuess whether only the archive format is certain. */
async function detectDocx(
	bytes: Buffer,
	isGuess: boolean,
): Promise<CvFacts["format"]> {
	const entries = listZipEntries(bytes);
	if (!entries) return isGuess ? "other" : "broken";
	if (bytes.subarray(0, 1024).includes("%PDF-")) return "other";
	const isDocument = ["[Content_Types].xml", "word/document.xml"].every(
		(wanted) => entries.some(({ name }) => name === wanted),
	);
	if (!isDocument) return "other";
	const isActive = await isActiveDocx(bytes, entries, createAllowance());
	return isActive ? "active" : "docx";
}
