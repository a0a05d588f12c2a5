import type { Allowance } from "./upload-allowance.ts";
import { isHarmfulLink, isOnOwnDisk } from "./upload-links.ts";

/** The marks around a field and between its code and result (MS-DOC, 2.8.25). */
export const fieldMarks = {
	begin: "\x13",
	separator: "\x14",
	end: "\x15",
} as const;

const marks = Object.values(fieldMarks).join("");
export const anyMark = new RegExp(`[${marks}]`, "g");
const marksAndTexts = new RegExp(`[${marks}]|[^${marks}]+`, "g");

/** The deepest nesting of fields. */
const maximalDepth = 1024;
/** The longest inspected code, in characters; bibliographic references are long. */
const maximalCode = 16 * 1024;

/** Fields that request their content from another program (ISO/IEC 29500-1, 17.16.5). */
const startsProgram = /^[\s"]*DDE(AUTO)?(?![A-Z])/i;
/** Fields whose content may be fetched when the document is opened or printed. */
const fetches =
	/^[\s"]*(INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|RD|DATABASE)(?![A-Z])/i;
/** Codes' first words that a nested field could complete to one of these. */
const beginnings = [
	"DDEAUTO",
	"INCLUDETEXT",
	"INCLUDEPICTURE",
	"IMPORT",
	"LINK",
	"RD",
	"DATABASE",
];
const links = /^[\s"]*HYPERLINK(?![A-Z])/i;
const fetchesPicture = /^[\s"]*(INCLUDEPICTURE|IMPORT)/i;
/** The schemes of pictures copied from web pages or mails. */
const pictureAddress = /^(https?|cid|data|about):/i;
const codeWords = /"([^"]*)"?|[^\s"]+/g;

interface Field {
	code: string;
	/** Whether its code contains another field, whose result only Word can compute. */
	isComposed: boolean;
	/** Whether its code has ended and its result has begun. */
	isShown: boolean;
}

/**
 * Whether a text with field marks contains a field that starts a program or fetches something from
 * another machine. Pictures from the web are allowed, as in a document's relationships.
 *
 * @throws when fields are nested deeper than in any real document.
 */
export async function hasActiveCode(
	text: string,
	allowance: Allowance,
): Promise<boolean> {
	const open: Field[] = [];
	/** Open fields whose code has not ended. Results of fields nested in the code are part of it. */
	const codes: Field[] = [];
	let count = 0;
	for (const [part] of text.matchAll(marksAndTexts)) {
		const field = open.at(-1);
		if (part === fieldMarks.begin) {
			const outer = codes.at(-1);
			if (outer && isUnfinished(outer.code)) return true;
			if (outer) outer.isComposed = true;
			const begun = { code: "", isComposed: false, isShown: false };
			open.push(begun);
			codes.push(begun);
		} else if (part === fieldMarks.separator || part === fieldMarks.end) {
			if (field && !field.isShown) {
				if (isActive(field)) return true;
				field.isShown = true;
				codes.pop();
			}
			if (part === fieldMarks.end) open.pop();
		} else {
			const code = codes.at(-1);
			if (code) code.code += part.slice(0, maximalCode - code.code.length);
		}
		if (open.length > maximalDepth) throw new Error("too many fields");
		if (++count % 64 === 0) await allowance.rest();
	}
	// Readers may tolerate missing end marks.
	return codes.some(isActive);
}

/** Whether a code may be the beginning of an active field's name. */
function isUnfinished(code: string): boolean {
	const [, word] = /^[\s"]*([a-z]*)$/i.exec(code) ?? [];
	return (
		word !== undefined &&
		beginnings.some((active) => active.startsWith(word.toUpperCase()))
	);
}

function isActive({ code, isComposed }: Field): boolean {
	if (startsProgram.test(code)) return true;
	const isLink = links.test(code);
	if (!isLink && !fetches.test(code)) return false;
	if (code.length >= maximalCode) return true;
	if (isComposed && !isLink) return true;
	const isPicture = fetchesPicture.test(code);
	return [...code.matchAll(codeWords)].some(([word, quoted]) => {
		if (quoted === undefined && /^\\(?!\\)/.test(word)) return false;
		const address = (quoted ?? word).replaceAll("\\\\", "\\").trim();
		if (isLink) return isHarmfulLink(address);
		if (isPicture && pictureAddress.test(address)) return false;
		return !isOnOwnDisk(address);
	});
}
