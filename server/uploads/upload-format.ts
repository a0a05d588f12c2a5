import type { CvFacts } from "../../shared/enquiry/enquiry-cv.ts";
import { createAllowance } from "./upload-allowance.ts";
import { hasActiveEntry, isCompound, listEntries } from "./upload-compound.ts";
import { detectDocx } from "./upload-docx.ts";
import { hasActiveCode } from "./upload-field-codes.ts";
import { hasActiveMark } from "./upload-fields.ts";
import { checkPdf } from "./upload-pdf.ts";
import { ActivePdfError } from "./upload-pdf-rules.ts";
import { readWordText } from "./upload-word-text.ts";
import { endsAsZip } from "./upload-zip.ts";

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
	const head = bytes.toString("latin1", 0, 1024);
	try {
		if (/^(\xef\xbb\xbf)?%PDF-\d\.\d/.test(head)) return await detectPdf(bytes);
		if (isCompound(bytes)) return await detectWord(bytes);
		if (head.startsWith("PK\x03\x04") && !head.includes("%PDF-"))
			return await detectDocx(bytes, createAllowance());
		return "other";
	} catch (error) {
		// Damaged, encrypted, or crafted to crash or exhaust its reader.
		return error instanceof ActivePdfError ? "active" : "broken";
	}
}

/** Requires `startxref` at the end (ISO 32000-2, 7.5). */
async function detectPdf(bytes: Buffer): Promise<CvFacts["format"]> {
	if (endsAsZip(bytes)) return "other";
	const tail = bytes.subarray(-2048).toString("latin1");
	if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return "broken";
	await checkPdf(bytes, createAllowance());
	return "pdf";
}

async function detectWord(bytes: Buffer): Promise<CvFacts["format"]> {
	if (endsAsZip(bytes)) return "other";
	const entries = listEntries(bytes);
	const streams = entries.filter(
		({ isStream, isTopLevel }) => isStream && isTopLevel,
	);
	const names = streams.map(({ name }) => name);
	// Word might read the other one, because it ignores case.
	if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
		return "broken";
	// An encrypted document.
	if (names.includes("EncryptedPackage")) return "broken";
	const read = (wanted: string) =>
		streams.find(({ name }) => name === wanted)?.read();
	if (
		!names.includes("WordDocument") ||
		names.some((name) => /^(Workbook|Book)$/.test(name))
	)
		return "other";
	const word = read("WordDocument");
	if (!word) return "broken";
	const magic = word.readUInt16LE(0);
	if (!wordMagics.includes(magic)) return "other";
	const flags = word.readUInt16LE(10);
	const allowance = createAllowance();
	if ((await hasActiveEntry(entries, allowance)) || hasActiveMark(bytes))
		return "active";
	if (magic === word95 && flags & wordFlags.template) return "active";
	if (flags & wordFlags.encrypted) return "broken";
	// The text of Word 6 and 95 is in one piece, so the check above suffices.
	if (magic === word95) return "doc";
	const text = readWordText(word, read);
	return (await hasActiveCode(text, allowance)) ? "active" : "doc";
}
