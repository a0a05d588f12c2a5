/** What stands before an element's or attribute's own name, as a part of an expression. */
export const prefix = String.raw`(?:[^\s<>/"'=:]+:)?`;

/** Encodings that have ASCII's letters where ASCII has them, and those with two bytes for each. */
const plainEncodings =
	/^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-\d+|gb2312|gbk|gb18030|big5)$/i;

/** Whether a file may be XML by how it begins, in one byte a letter or in two. */
export function isXml(head: Buffer): boolean {
	return /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(<|(?<=\s)$)/.test(
		head.toString("latin1").replaceAll("\0", ""),
	);
}

/**
 * The text of an XML file of an Office document.
 *
 * @param maximalBytes a larger one is not looked at, for it would take long.
 * @throws when it is too large, in an encoding in which ASCII is no ASCII, or declares entities, which such documents do not.
 */
export function readXml(bytes: Buffer, maximalBytes: number): string {
	if (bytes.length > maximalBytes) throw new Error("too large an XML file");
	const text = isWide(bytes) ? decodeWide(bytes) : bytes.toString("utf8");
	// Others write letters otherwise, which would be read here as something else.
	const [, encoding = "utf-8"] =
		/^\ufeff?<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
	if (!plainEncodings.test(encoding)) throw new Error("an unusual encoding");
	if (/<!(DOCTYPE|ENTITY)/i.test(text) || text.includes("\0"))
		throw new Error("an XML file that is none of a document");
	return text;
}

/** Whether a file is in UTF-16, by its mark or by how it begins. */
export function isWide(bytes: Buffer): boolean {
	const isMarked =
		bytes.length > 1 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE(0));
	return isMarked || bytes.subarray(0, 2).includes(0);
}

/** A text with its numeric references resolved. */
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
