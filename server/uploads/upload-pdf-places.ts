import { isHarmfulLink, isOnOwnDisk } from "./upload-links.ts";
import type { PdfToken } from "./upload-pdf-tokens.ts";

/** The most bytes of a string to read: only the beginning of a target matters. */
const maximalBytes = 4096;

/**
 * Whether the string after a key targets something harmful: a URL of a network share, script or
 * program (ISO 32000-2, 12.6.4.8), or a file on another machine (7.11).
 */
export function leadsAstray(
	bytes: Buffer,
	before: string,
	token: PdfToken,
): boolean {
	// A URL in an indirect object cannot be checked here, and no real software writes it.
	if (token.kind === "word") return before === "URI" && /^\d/.test(token.text);
	if (token.kind !== "string") return false;
	if (before === "URI" || before === "Base")
		return isHarmfulLink(readString(bytes, token));
	return (
		(before === "F" || before === "UF") &&
		!isOnOwnDisk(readString(bytes, token))
	);
}

/** The text of a string (ISO 32000-2, 7.3.4 and 7.9.2.2). */
export function readString(
	bytes: Buffer,
	{ start, end }: Pick<PdfToken, "start" | "end">,
): string {
	const written = bytes.toString(
		"latin1",
		start + 1,
		Math.min(end - 1, start + maximalBytes),
	);
	const text =
		bytes[start] === 0x3c ? readHex(written) : resolveEscapes(written);
	if (text.startsWith("\xfe\xff"))
		return Buffer.from(text.slice(2, 2 + ((text.length - 2) & ~1)), "latin1")
			.swap16()
			.toString("utf16le");
	return text.startsWith("\xff\xfe")
		? Buffer.from(text.slice(2), "latin1").toString("utf16le")
		: text.replace(/^\xef\xbb\xbf/, "");
}

function readHex(written: string): string {
	const digits = written.replace(/[^0-9a-f]/gi, "");
	return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex").toString(
		"latin1",
	);
}

const named: Readonly<Record<string, string>> = {
	...{ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" },
};

function resolveEscapes(written: string): string {
	return written.replace(
		/\\(?:([0-7]{1,3})|(\r\n|\r|\n)|(.))/gs,
		(_, octal, line, sign) => {
			if (octal !== undefined)
				return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
			return line === undefined ? (named[sign] ?? sign) : "";
		},
	);
}
