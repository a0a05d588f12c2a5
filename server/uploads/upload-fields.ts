import type { Allowance } from "./upload-allowance.ts";
import { anyMark, fieldMarks, hasActiveCode } from "./upload-field-codes.ts";
import {
	prefix,
	readXml,
	requirePlainXml,
	resolveReferences,
} from "./upload-xml.ts";

const maximalBytes = 4 * 1024 * 1024;
/** In characters; a document has dozens of fields. */
const maximalCode = 128 * 1024;

/** A field that starts a program, wherever its name occurs. */
const activeFields = /\bDDE(AUTO)?\b/i;
/** In the names of all elements with a field's code, in 8-bit or 16-bit characters. */
const fieldWords = (["latin1", "utf16le"] as const).map((encoding) =>
	Buffer.from("instr", encoding),
);
/** The elements of fields (ISO/IEC 29500-1, 17.16), and the text within them. */
const elements = new RegExp(
	String.raw`<(/?)${prefix}(fldChar|fldSimple|instrText|t)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>([^<]*)`,
	"g",
);

/** A field's begin mark (MS-DOC, 2.8.25) and such a code, in 8-bit or 16-bit characters. */
const activeMarks = [
	String.raw`\x13[\s"]{0,64}DDE`,
	String.raw`\x13\0(?:[\s"]\0){0,64}D\0D\0E\0`,
].map((mark) => new RegExp(mark, "i"));

/** Whether a pre-2007 Word document has a field, with contiguous code, that starts a program. */
export function hasActiveMark(bytes: Buffer): boolean {
	const text = bytes.toString("latin1");
	return activeMarks.some((mark) => mark.test(text));
}

/**
 * Whether a part of a Word document has a field that starts a program or fetches something from
 * another machine. A field's code may be split across elements, and fields may be nested.
 *
 * @throws when the part is not valid XML of such a document, or has comments, which could split a
 * code.
 */
export async function hasActiveField(
	bytes: Buffer,
	allowance: Allowance,
): Promise<boolean> {
	requirePlainXml(bytes);
	// Most parts have no fields, so skip parsing them.
	if (!fieldWords.some((word) => bytes.includes(word))) return false;
	const xml = readXml(bytes, maximalBytes);
	if (/<!|<\?(?!xml\s)/.test(xml)) throw new Error("no XML of a document");
	const { marked, codes } = await markFields(xml, allowance);
	// A crude check over all codes, in case the marks are unknown.
	return activeFields.test(codes) || hasActiveCode(marked, allowance);
}

/** The text of a part, with fields marked as in documents from before 2007, and all codes alone. */
async function markFields(
	xml: string,
	allowance: Allowance,
): Promise<{ marked: string; codes: string }> {
	const { begin, separator, end } = fieldMarks;
	let [marked, codes, count] = ["", "", 0];
	for (const [, slash, name, attributes = "", text = ""] of xml.matchAll(
		elements,
	)) {
		if (++count % 64 === 0) await allowance.rest();
		// Each is read in one piece.
		if (attributes.length + text.length > maximalCode)
			throw new Error("too long a text");
		if (name === "fldChar")
			marked += markOf(readAttribute(attributes, "fldCharType"));
		else if (name === "fldSimple" && slash) marked += end;
		else if (name === "fldSimple") {
			const code = readAttribute(attributes, "instr");
			codes += ` ${code} `;
			marked +=
				begin + code + separator + (attributes.endsWith("/") ? end : "");
		} else if (!slash) {
			const shown = readText(text);
			if (name === "instrText") codes += shown;
			marked += shown;
		}
		if (codes.length > maximalCode) throw new Error("too many fields");
	}
	return { marked, codes };
}

function markOf(type: string): string {
	if (type === "begin") return fieldMarks.begin;
	if (type === "separate") return fieldMarks.separator;
	return type === "end" ? fieldMarks.end : "";
}

function readAttribute(attributes: string, name: string): string {
	const [, double, single] =
		new RegExp(
			String.raw`\s${prefix}${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`,
		).exec(attributes) ?? [];
	return readText(double ?? single ?? "");
}

/** A text with its references resolved, and without characters that would be taken for marks. */
function readText(text: string): string {
	return resolveReferences(text)
		.replaceAll("&quot;", '"')
		.replaceAll(anyMark, "");
}
