import type { Allowance } from "./upload-allowance.ts";
import { isHarmfulLink, isOnOwnDisk } from "./upload-links.ts";

/** What begins a field, stands before what it shows, and ends it (MS-DOC, 2.8.25). */
export const fieldMarks = {
	begin: "\x13",
	separator: "\x14",
	end: "\x15",
} as const;

const marks = Object.values(fieldMarks).join("");
export const anyMark = new RegExp(`[${marks}]`, "g");
const marksAndTexts = new RegExp(`[${marks}]|[^${marks}]+`, "g");

/** Fields in one another. */
const maximalDepth = 1024;
/** Letters of a code that are looked at; those of references to books are long. */
const maximalCode = 16 * 1024;

/** Fields that have another program asked for their content (ISO/IEC 29500-1, 17.16.5). */
const startsProgram = /^[\s"]*DDE(AUTO)?(?![A-Z])/i;
/** Fields whose content may be fetched when the document is opened or printed. */
const fetches =
	/^[\s"]*(INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|RD|DATABASE)(?![A-Z])/i;
/** What a field's code begins with that another field within it can make one of these. */
const beginnings = [
	...["DDEAUTO", "INCLUDETEXT", "INCLUDEPICTURE", "IMPORT"],
	...["LINK", "RD", "DATABASE"],
];
const links = /^[\s"]*HYPERLINK(?![A-Z])/i;
const fetchesPicture = /^[\s"]*(INCLUDEPICTURE|IMPORT)/i;
/** What a picture from a web page or a mail names. */
const pictureAddress = /^(https?|cid|data|about):/i;
const codeWords = /"([^"]*)"?|[^\s"]+/g;

interface Field {
	code: string;
	/** Whether another field is a part of its code: what that makes of it is known to Word alone. */
	isComposed: boolean;
	/** Whether its code is over, and what it shows has begun. */
	isShown: boolean;
}

/**
 * Whether a text in which fields are marked has one that starts a program, or that fetches something
 * from another machine. Pictures from the web pass, as they do among a document's relations.
 *
 * @throws when fields are deeper in one another than in any document.
 */
export async function hasActiveCode(
	text: string,
	allowance: Allowance,
): Promise<boolean> {
	const open: Field[] = [];
	/** Those of them whose code goes on: what is shown within it is a part of it. */
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
	// Readers may put up with ends that are not there.
	return codes.some(isActive);
}

/** Whether what follows a code may be the rest of its first word, which makes it an active one. */
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
