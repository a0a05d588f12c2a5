/** The pattern of an optional namespace prefix of an element or attribute. */
export const prefix = String.raw`(?:[^\s<>/"'=:]+:)?`;

/** Encodings in which ASCII characters are encoded as in ASCII or UTF-16. */
const plainEncodings =
	/^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-\d+|gb2312|gbk|gb18030|big5)$/i;

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
	const text = isWide(bytes) ? decodeWide(bytes) : bytes.toString("utf8");
	// Other encodings could hide text from the checks here.
	const [, encoding = "utf-8"] =
		/^\ufeff?<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
	if (!plainEncodings.test(encoding)) throw new Error("an unusual encoding");
	if (/<!(DOCTYPE|ENTITY)/i.test(text) || text.includes("\0"))
		throw new Error("an XML file that is none of a document");
	return text;
}

/** Whether a file is in UTF-16, by its byte order mark or its first bytes. */
export function isWide(bytes: Buffer): boolean {
	const isMarked =
		bytes.length > 1 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE(0));
	return isMarked || bytes.subarray(0, 2).includes(0);
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

function decodeWide(bytes: Buffer): string {
	const label = bytes[0] === 0xff || bytes[1] === 0 ? "utf-16le" : "utf-16be";
	return new TextDecoder(label).decode(bytes);
}
