/** A token of a PDF (ISO 32000-2, 7.2 and 7.3). */
export interface PdfToken {
	readonly kind: "open" | "close" | "name" | "string" | "word" | "end";
	/** The decoded text of names, the characters of brackets and words; empty otherwise. */
	readonly text: string;
	readonly start: number;
	/** Where the next token may start. */
	readonly end: number;
}

/** A PDF with scripts, files, or anything else beyond displaying pages. */
export class ActivePdfError extends Error {
	override readonly name = "ActivePdfError";
}

/** Longer names and words are cut, because only their start matters. */
const maximalText = 128;

const [whiteSpace, delimiter] = [1, 2];
const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = whiteSpace;
for (const code of Buffer.from("()<>[]{}/%")) classes[code] = delimiter;

/**
 * Reads the next token, skipping white space and comments. Strings are skipped, not decoded.
 *
 * @throws for an unterminated string.
 */
export function readToken(bytes: Buffer, from: number): PdfToken {
	const start = skipSpace(bytes, from);
	const code = bytes[start];
	const make = (kind: PdfToken["kind"], end: number, text = "") => ({
		kind,
		text,
		start,
		end,
	});
	if (code === undefined) return make("end", start);
	const isDouble = bytes[start + 1] === code;
	switch (String.fromCharCode(code)) {
		case "[":
			return make("open", start + 1, "[");
		case "]":
			return make("close", start + 1, "]");
		case "(":
			return make("string", endOfString(bytes, start));
		case "<":
			return isDouble
				? make("open", start + 2, "<<")
				: make("string", endOfHex(bytes, start));
		case ">":
			return isDouble
				? make("close", start + 2, ">>")
				: make("word", start + 1);
		case "/": {
			const end = endOfWord(bytes, start + 1);
			return make("name", end, decodeName(bytes, start + 1, end));
		}
		default: {
			const end = Math.max(endOfWord(bytes, start), start + 1);
			return make("word", end, readText(bytes, start, end));
		}
	}
}

/** The next position outside of white space and comments. */
export function skipSpace(bytes: Buffer, from: number): number {
	let at = from;
	for (;;) {
		while (classes[bytes[at] ?? 1] === whiteSpace && at < bytes.length) at++;
		if (bytes[at] !== 0x25) return at;
		while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
	}
}

/** Whether a byte is white space in a PDF. */
export function isSpace(code: number | undefined): boolean {
	return code !== undefined && classes[code] === whiteSpace;
}

function endOfWord(bytes: Buffer, from: number): number {
	let at = from;
	while (at < bytes.length && classes[bytes[at] ?? 0] === 0) at++;
	return at;
}

function endOfString(bytes: Buffer, start: number): number {
	let depth = 0;
	for (let at = start; at < bytes.length; at++) {
		const code = bytes[at];
		if (code === 0x5c) at++;
		else if (code === 0x28) depth++;
		else if (code === 0x29 && --depth === 0) return at + 1;
	}
	throw new Error("a string does not end");
}

function endOfHex(bytes: Buffer, start: number): number {
	const end = bytes.indexOf(0x3e, start);
	if (end < 0) throw new Error("a string does not end");
	return end + 1;
}

function decodeName(bytes: Buffer, start: number, end: number): string {
	return readText(bytes, start, end).replace(/#([0-9a-f]{2})/gi, (_, hex) =>
		String.fromCharCode(Number.parseInt(hex, 16)),
	);
}

function readText(bytes: Buffer, start: number, end: number): string {
	return bytes.toString("latin1", start, Math.min(end, start + maximalText));
}
