/** A mail header: its name as written, its value unfolded and decoded. */
type MailHeader = readonly [name: string, value: string];

export interface ReadMail {
	readonly headers: readonly MailHeader[];
	/** The values of a header, by its name in lower case. */
	header(name: string): string[];
	/** The bodies by media type, decoded. */
	readonly bodies: Readonly<Record<string, string>>;
}

/**
 * Parses a raw mail according to RFC 5322, 2045 and 2047, independently of the package that wrote
 * it. Headers end at the first empty line; lines that begin with a space continue the previous one.
 */
export function readMail(raw: string): ReadMail {
	const { headers, body } = split(raw);
	const header = (name: string) =>
		headers
			.filter(([given]) => given.toLowerCase() === name)
			.map(([, value]) => value);
	const [type = "text/plain"] = header("content-type");
	const [, boundary] = /boundary="([^"]+)"/.exec(type) ?? [];
	if (boundary === undefined)
		return { headers, header, bodies: { [mediaType(type)]: decode(raw) } };
	const parts = body
		.split(`--${boundary}`)
		.slice(1, -1)
		.map((part) => part.replace(/^\r\n/, ""));
	const bodies = Object.assign(
		{},
		...parts.map((part) => readMail(part).bodies),
	);
	return { headers, header, bodies };
}

function split(raw: string) {
	const end = raw.indexOf("\r\n\r\n");
	const headers = raw
		.slice(0, end)
		.replace(/\r\n(?=[ \t])/g, "")
		.split("\r\n")
		.map((line): MailHeader => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon), decodeWords(line.slice(colon + 1).trim())];
		});
	return { headers, body: raw.slice(end + 4) };
}

function decode(raw: string): string {
	const { headers, body } = split(raw);
	const [, encoding = ""] =
		headers.find(([name]) => /^content-transfer-encoding$/i.test(name)) ?? [];
	if (encoding === "base64") return Buffer.from(body, "base64").toString();
	return encoding === "quoted-printable" ? decodeQuoted(body) : body;
}

/** Decodes encoded words. White space between two of them is ignored. */
function decodeWords(text: string): string {
	return text
		.replace(/(\?=)\s+(?==\?)/g, "$1")
		.replace(
			/=\?utf-8\?([bq])\?([^?]*)\?=/gi,
			(_word, kind: string, encoded: string) =>
				kind.toLowerCase() === "b"
					? Buffer.from(encoded, "base64").toString()
					: decodeQuoted(encoded.replaceAll("_", " ")),
		);
}

function decodeQuoted(text: string): string {
	const bytes = text
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		);
	return Buffer.from(bytes, "latin1").toString();
}

function mediaType(value: string): string {
	const [type = ""] = value.split(";");
	return type.trim().toLowerCase();
}
