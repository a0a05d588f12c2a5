import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** An HTTP response. */
export interface Answer {
	readonly status: number;
	/** By lower-case name; repeated headers are joined by line breaks. */
	readonly headers: ReadonlyMap<string, string>;
	/** Without its content encoding; each character is a byte. */
	readonly body: string;
}

/** A response that violates HTTP. */
class MalformedAnswerError extends Error {
	override readonly name = "MalformedAnswerError";
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	deflate: inflateSync,
	identity: (bytes) => bytes,
};

/**
 * Parses the first response in the received data, more strictly than clients do (RFC 9112).
 *
 * @param text the received data, each character a byte.
 * @param method the request's method, which determines whether there is a body.
 * @param isClosed whether the connection has been closed.
 * @returns the response and its length, or undefined while it is incomplete.
 * @throws {MalformedAnswerError} if the data cannot become a valid response.
 */
export function parseAnswer(
	text: string,
	method: string,
	isClosed: boolean,
): { answer: Answer; length: number } | undefined {
	const end = text.indexOf("\r\n\r\n");
	if (end < 0) return undefined;
	const [first = "", ...lines] = text.slice(0, end).split("\r\n");
	const status = Number(statusLine.exec(first)?.[1]);
	if (Number.isNaN(status)) throw new MalformedAnswerError(first);
	const headers = readHeaders(lines);
	const body = hasBody(method, status)
		? readBody(text.slice(end + 4), headers, isClosed)
		: { bytes: "", length: 0 };
	if (!body) return undefined;
	const answer = { status, headers, body: decode(body.bytes, headers) };
	return { answer, length: end + 4 + body.length };
}

const statusLine = /^HTTP\/1\.1 ([1-5]\d\d) [\t -~]*$/;
const headerLine = /^([\w!#$%&'*+.^`|~-]+): ?([\t -~\x80-\xff]*)$/;

function readHeaders(lines: readonly string[]): Map<string, string> {
	const headers = new Map<string, string>();
	for (const line of lines) {
		const [, name, value] = headerLine.exec(line) ?? [];
		if (name === undefined || value === undefined)
			throw new MalformedAnswerError(line);
		const key = name.toLowerCase();
		const known = headers.get(key);
		headers.set(key, known === undefined ? value : `${known}\n${value}`);
	}
	return headers;
}

function hasBody(method: string, status: number): boolean {
	return method !== "HEAD" && status >= 200 && status !== 204 && status !== 304;
}

function readBody(
	rest: string,
	headers: ReadonlyMap<string, string>,
	isClosed: boolean,
): { bytes: string; length: number } | undefined {
	const given = headers.get("content-length");
	const coding = headers.get("transfer-encoding");
	if (given !== undefined && coding !== undefined)
		throw new MalformedAnswerError("length and transfer coding");
	if (coding !== undefined) return readChunks(rest);
	if (given === undefined)
		return isClosed ? { bytes: rest, length: rest.length } : undefined;
	if (!/^\d+$/.test(given))
		throw new MalformedAnswerError(`content-length: ${given}`);
	const length = Number(given);
	return rest.length < length
		? undefined
		: { bytes: rest.slice(0, length), length };
}

function readChunks(
	rest: string,
): { bytes: string; length: number } | undefined {
	const chunks: string[] = [];
	let at = 0;
	for (;;) {
		const lineEnd = rest.indexOf("\r\n", at);
		if (lineEnd < 0) return undefined;
		const size = rest.slice(at, lineEnd);
		if (!/^[\da-f]+$/i.test(size))
			throw new MalformedAnswerError(`chunk of ${size}`);
		const start = lineEnd + 2;
		const stop = start + Number.parseInt(size, 16);
		if (rest.length < stop + 2) return undefined;
		if (rest.slice(stop, stop + 2) !== "\r\n")
			throw new MalformedAnswerError("chunk without an end");
		if (stop === start) return { bytes: chunks.join(""), length: stop + 2 };
		chunks.push(rest.slice(start, stop));
		at = stop + 2;
	}
}

function decode(bytes: string, headers: ReadonlyMap<string, string>): string {
	const coding = headers.get("content-encoding") ?? "identity";
	const decoder = decoders[coding];
	if (!decoder) throw new MalformedAnswerError(`content-encoding: ${coding}`);
	if (bytes === "" || coding === "identity") return bytes;
	try {
		return decoder(Buffer.from(bytes, "latin1")).toString("latin1");
	} catch (cause) {
		throw new MalformedAnswerError(`not ${coding}`, { cause });
	}
}
