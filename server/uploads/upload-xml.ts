/** The pattern of an optional namespace prefix of an element or attribute. */
export const prefix = String.raw`(?:[^\s<>/"'=:]+:)?`;

/** Encodings in which ASCII characters are encoded as in ASCII or UTF-16. */
const plainEncodings =
	/^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-\d+|gb2312|gbk|gb18030|big5)$/i;

/** In bytes; XML declarations have about fifty. */
const headBytes = 1024;
/** The beginning of a document type declaration, which precedes all entities. */
const documentTypes = (["latin1", "utf16le"] as const).map((encoding) =>
	Buffer.from("<!DOCTYPE", encoding),
);
/** The document type that drawing programs write into SVG pictures; it has no entities. */
const drawingType =
	/^<!DOCTYPE svg PUBLIC "-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./]+"\s*>/;

/** Whether a file may be XML in 8-bit or 16-bit characters, by its beginning. */
export function isXml(head: Buffer): boolean {
	return /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(<|(?<=\s)$)/.test(
		head.toString("latin1").replaceAll("\0", ""),
	);
}

/**
 * The text of an XML file in an Office document.
 *
 * @param maximalBytes larger files would take too long.
 * @throws when it is too large, uses an encoding that is not a superset of ASCII, or declares
 * entities, which such documents do not.
 */
export function readXml(bytes: Buffer, maximalBytes: number): string {
	if (bytes.length > maximalBytes) throw new Error("too large an XML file");
	requirePlainXml(bytes);
	const text = decode(bytes);
	if (/<!(DOCTYPE|ENTITY)/i.test(text) || text.includes("\0"))
		throw new Error("an XML file that is none of a document");
	return text;
}

/**
 * Checks, without decoding a whole file, that the bytes of its words are those of ASCII or UTF-16:
 * other encodings and entities could hide words from searches, and entities fetch files.
 *
 * @throws otherwise.
 */
export function requirePlainXml(bytes: Buffer): void {
	const head = decode(bytes.subarray(0, headBytes));
	const [declaration] = /^<\?xml\s[^>]*>/.exec(head) ?? [];
	const isCut = declaration === undefined && /^<\?xml\s/.test(head);
	const [, encoding = "utf-8"] =
		/\sencoding\s*=\s*["']([^"']*)/.exec(declaration ?? "") ?? [];
	if (isCut || head.includes("\0") || !plainEncodings.test(encoding))
		throw new Error("an unusual encoding");
	for (const word of documentTypes) {
		const at = bytes.indexOf(word);
		const type = at < 0 ? undefined : bytes.toString("latin1", at, at + 200);
		const isDrawing = type === undefined || drawingType.test(type);
		if (!isDrawing || at !== bytes.lastIndexOf(word))
			throw new Error("an XML file that is none of a document");
	}
}

function decode(bytes: Buffer): string {
	return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** The encoding, by the byte order mark or the first `<`. */
function encodingOf(bytes: Buffer): string {
	const [first, second] = bytes;
	if (first === 0 || (first === 0xfe && second === 0xff)) return "utf-16be";
	const isWide = second === 0 || (first === 0xff && second === 0xfe);
	return isWide ? "utf-16le" : "utf-8";
}

/** A text with its numeric character references resolved. */
export function resolveReferences(text: string): string {
	return text.replace(
		/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
		(_, hex, decimal) => {
			const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
			return code > 0x10ffff ? "" : String.fromCodePoint(code);
		},
	);
}
