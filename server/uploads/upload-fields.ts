import type { Allowance } from "./upload-allowance.ts";
import { anyMark, fieldMarks, hasActiveCode } from "./upload-field-codes.ts";
import { isWide, prefix, readXml, resolveReferences } from "./upload-xml.ts";

const maximalBytes = 4 * 1024 * 1024;
/** The most code fragments and code characters; a document has dozens of fields. */
const maximalPieces = 20_000;
const maximalCode = 128 * 1024;

/** A field that starts a program, wherever its name occurs. */
const activeFields = /\bDDE(AUTO)?\b/i;
const codes = new RegExp(
	String.raw`<${prefix}instrText\b[^<>]*>([^<]*)|\s${prefix}instr\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`,
	"g",
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
	// Most parts have no fields, so skip parsing them.
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
	// A crude check over all codes, in case the marks are unknown. Each field is checked below.
	if (activeFields.test(resolveReferences(code))) return true;
	return hasActiveCode(markFields(xml), allowance);
}

/** The text of a part, with fields marked as in documents from before 2007. */
function markFields(xml: string): string {
	const { begin, separator, end } = fieldMarks;
	const parts: string[] = [];
	for (const [, slash, name, attributes = "", text = ""] of xml.matchAll(
		elements,
	)) {
		if (name === "fldChar")
			parts.push(markOf(readAttribute(attributes, "fldCharType")));
		else if (name === "fldSimple" && slash) parts.push(end);
		else if (name === "fldSimple") {
			const code = readAttribute(attributes, "instr");
			parts.push(begin, code, separator, attributes.endsWith("/") ? end : "");
		} else if (!slash) parts.push(readText(text));
	}
	return parts.join("");
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
