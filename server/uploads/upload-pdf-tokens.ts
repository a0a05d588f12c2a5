/** A token of a PDF (ISO 32000-2, 7.2 and 7.3). */
interface PdfToken {
	/**
	 * Its one spelling: names are decoded, strings are `()`, `+4.0` is `4`; empty at the end of the
	 * file.
	 */
	readonly text: string;
	readonly start: number;
	/** Where the next token may start. */
	readonly end: number;
}

const space = String.raw`\0\t\n\f\r `;
const regular = String.raw`[^${space}()<>[\]{}/%]`;
/** Some readers also skip brackets that close no string. */
const blank = new RegExp(String.raw`[${space})]+|%[^\r\n]*|>(?!>)`, "y");
/** Readers end a number where no digit follows: `0R` is two tokens. */
const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const token = new RegExp(
	`<<|>>|<[^>]*>|/${regular}*|${number}|${regular}+|[^]`,
	"y",
);
/** Longer names and words are cut, because only their start matters. */
const maximalText = 128;
/** The most characters of a string to decode: only the beginning of an address matters. */
const maximalString = 4096;

/**
 * Reads the next token, skipping white space and comments.
 *
 * @param source the file in Latin-1.
 * @throws for an unterminated string.
 */
export function readToken(source: string, from: number): PdfToken {
	let start = from;
	for (blank.lastIndex = start; blank.test(source); start = blank.lastIndex);
	token.lastIndex = start;
	if (!token.test(source)) return { text: "", start, end: start };
	let end = token.lastIndex;
	const text = source.slice(start, Math.min(end, start + maximalText));
	if (text === "(") end = endOfString(source, start);
	if (text === "<") throw new Error("a string does not end");
	return { text: spell(text), start, end };
}

function spell(text: string): string {
	if (text.startsWith("(") || /^<(?!<)/.test(text)) return "()";
	if (/^(?:\+?\d+|-0+)(?:\.0*)?$/.test(text)) return String(Number(text));
	if (!text.startsWith("/")) return text;
	// Spaces and delimiters in a name must not look like those between tokens.
	return `/${text
		.slice(1)
		.replace(/#([\da-f]{2})/gi, (_, hex) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		)
		// Some readers end a name there.
		.replace(/\0.*/s, "")
		.replace(/[^!-~]|[()<>[\]{}/%]/g, "?")}`;
}

function endOfString(source: string, start: number): number {
	let depth = 0;
	for (let at = start; at < source.length; at++) {
		const code = source.charCodeAt(at);
		if (code === 0x5c) at++;
		else if (code === 0x28) depth++;
		else if (code === 0x29 && --depth === 0) return at + 1;
	}
	throw new Error("a string does not end");
}

const escapes: Readonly<Record<string, string>> = {
	n: "\n",
	r: "\r",
	t: "\t",
	b: "\b",
	f: "\f",
};

/** The text of a string (ISO 32000-2, 7.3.4 and 7.9.2.2). */
export function decodeString(
	source: string,
	{ start, end }: Pick<PdfToken, "start" | "end">,
): string {
	const written = source.slice(
		start + 1,
		Math.min(end - 1, start + maximalString),
	);
	const bytes =
		source[start] === "<"
			? // A missing last digit is a zero; a digit too many is ignored.
				Buffer.from(`${written.replace(/[^\da-f]/gi, "")}0`, "hex")
			: Buffer.from(resolveEscapes(written), "latin1");
	const mark = bytes.toString("latin1", 0, 2);
	const isWide = mark === "\xfe\xff" || mark === "\xff\xfe";
	const wide = mark === "\xfe\xff" ? "utf-16be" : "utf-16le";
	return new TextDecoder(isWide ? wide : "utf-8").decode(bytes);
}

function resolveEscapes(written: string): string {
	return written.replace(
		/\\(?:([0-7]{1,3})|(\r\n|\r|\n)|(.))/gs,
		(_, octal, line, sign) => {
			if (octal !== undefined)
				return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
			return line === undefined ? (escapes[sign] ?? sign) : "";
		},
	);
}
