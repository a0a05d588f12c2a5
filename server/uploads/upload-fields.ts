import { isWide, prefix, readXml, resolveReferences } from "./upload-xml.ts";

const maximalBytes = 4 * 1024 * 1024;
/** Pieces and letters of fields' codes: a document has dozens of fields. */
const maximalPieces = 20_000;
const maximalCode = 128 * 1024;

/** Fields that have another program asked for their content (ISO/IEC 29500-1, 17.16.5). */
const activeFields = /\bDDE(AUTO)?\b/i;
const codes = new RegExp(
	String.raw`<${prefix}instrText\b[^<>]*>([^<]*)|\s${prefix}instr\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`,
	"g",
);

/** Such a field's code behind the mark of its start (MS-DOC, 2.8.25), in one byte a letter or in two. */
const activeMarks = [
	String.raw`\x13[\s"]{0,64}DDE`,
	String.raw`\x13\0(?:[\s"]\0){0,64}D\0D\0E\0`,
].map((mark) => new RegExp(mark, "i"));

/** Whether a Word document from before 2007 has a field that starts a program. */
export function hasActiveMark(bytes: Buffer): boolean {
	const text = bytes.toString("latin1");
	return activeMarks.some((mark) => mark.test(text));
}

/**
 * Whether a part of a Word document has a field that starts a program. The code of a field may be
 * in several pieces.
 *
 * @throws when it is no XML of such a document, or has comments, which could cut a code apart.
 */
export function hasActiveField(bytes: Buffer): boolean {
	// Most parts have no fields, and need not be read.
	if (!bytes.includes("instr") && !isWide(bytes)) return false;
	const xml = readXml(bytes, maximalBytes);
	if (!xml.includes("instr")) return false;
	if (/<!|<\?(?!xml\s)/.test(xml)) throw new Error("no XML of a document");
	let [code, pieces] = ["", 0];
	for (const [, text, double, single] of xml.matchAll(codes)) {
		code += text ?? ` ${double ?? single ?? ""} `;
		if (++pieces > maximalPieces || code.length > maximalCode)
			throw new Error("too many fields");
	}
	return activeFields.test(resolveReferences(code));
}
