import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { Allowance } from "./upload-allowance.ts";
import { type PdfObject, readObject } from "./upload-pdf-object.ts";

const inflateAsync = promisify(inflate);

/** Keys of streams whose content is external, or encoded in a way not checked here. */
const foreign = ["F", "FFilter", "FDecodeParms", "DP"];
/** The list of objects of any real stream is shorter, in bytes. */
const maximalList = 256 * 1024;
/** In bytes. Object streams have rows of a few bytes. */
const maximalRow = 64 * 1024;

/** Whether an object may be an object stream (ISO 32000-2, 7.5.7). `First` is mandatory there. */
export function isPacked({ text, streamAt }: PdfObject): boolean {
	return streamAt !== undefined && /\/(?:ObjStm|First) /.test(text);
}

/**
 * The objects in an object stream, and before them, with their numbers.
 *
 * @throws for a stream that cannot be inspected, or that viewers might parse differently.
 */
export async function* unpackObjects(
	bytes: Buffer,
	{ text, streamAt = 0 }: PdfObject,
	allowance: Allowance,
): AsyncGenerator<[number: number | undefined, object: PdfObject]> {
	const members = readMembers(text);
	if (foreign.some((name) => members.has(name)))
		throw new Error("a stream is elsewhere");
	const content = await unpack(bytes, streamAt, members, allowance);
	const source = content.toString("latin1");
	const first = readInteger(members, "First");
	if (first > Math.min(source.length, maximalList))
		throw new Error("too long a list of objects");
	const numbers = source
		.slice(0, first)
		.split(/[\s\0]+/)
		.filter(Boolean);
	if (
		numbers.length < 2 * readInteger(members, "N") ||
		!numbers.every((number) => /^\d{1,9}$/.test(number))
	)
		throw new Error("no list of objects");
	/** Object numbers by position. With two numbers at one, neither is certain. */
	const places = new Map<number, number | undefined>();
	for (let at = 0; at + 1 < numbers.length; at += 2) {
		const place = first + Number(numbers[at + 1]);
		places.set(place, places.has(place) ? undefined : Number(numbers[at]));
	}
	const starts = [...new Set([first, ...places.keys()])].sort((a, b) => a - b);
	for (const [index, start] of starts.entries()) {
		await allowance.rest();
		const end = starts[index + 1] ?? source.length;
		const object = await readObject(source, start, allowance, end);
		yield [places.get(start), object];
	}
}

/** A dictionary's keys and their values, which may contain no dictionaries or arrays in turn. */
function readMembers(dictionary: string): Map<string, string> {
	const [, inner = "?"] = /^<< (.*)>> $/.exec(dictionary) ?? [];
	const entries = [
		...inner.matchAll(
			/\/(\S*) (\d+ \d+ R|\[[^[\]]*\]|<<[^<>]*>>|[^\s[\]<>]+) /g,
		),
	];
	const members = new Map(
		entries.map(([, key = "", value = ""]) => [key, value]),
	);
	if (
		entries.map(([entry]) => entry).join("") !== inner ||
		members.size < entries.length
	)
		throw new Error("a stream says too much");
	return members;
}

/** A number given directly, not by reference. */
function readInteger(
	members: ReadonlyMap<string, string>,
	name: string,
	usual?: number,
): number {
	const value = members.get(name) ?? String(usual);
	if (!/^\d{1,9}$/.test(value)) throw new Error("a number is not there");
	return Number(value);
}

async function unpack(
	bytes: Buffer,
	streamAt: number,
	members: ReadonlyMap<string, string>,
	allowance: Allowance,
): Promise<Buffer> {
	/** A value that may be alone in an array. */
	const only = (name: string) =>
		(members.get(name) ?? "").replace(/^\[|\]$|null/g, "").trim();
	const filter = only("Filter");
	const start = contentStart(bytes, streamAt);
	if (filter === "") {
		const end = start + readInteger(members, "Length");
		if (!/^[\s\0]*endstream/.test(bytes.toString("latin1", end, end + 99)))
			throw new Error("a stream does not end where it says");
		return bytes.subarray(start, end);
	}
	if (filter !== "/FlateDecode" && filter !== "/Fl")
		throw new Error("a filter that nobody needs here");
	const unpacked = await allowance.unpack((maxOutputLength) =>
		inflateAsync(bytes.subarray(start), { maxOutputLength }),
	);
	const parameters = readMembers(`${only("DecodeParms") || "<< >>"} `);
	return readInteger(parameters, "Predictor", 1) === 1
		? unpacked
		: undoPredictor(unpacked, parameters, allowance);
}

/** After the end of the line with the word `stream`. */
function contentStart(bytes: Buffer, streamAt: number): number {
	let at = streamAt;
	while (bytes[at] === 0x20 || bytes[at] === 9) at++;
	if (bytes[at] === 13) at++;
	if (bytes[at] === 10) at++;
	return at;
}

/**
 * Adds up rows that are differences from the row above (7.4.4.4; PNG's filter Up).
 *
 * @throws for parameters that no real software uses for object streams.
 */
async function undoPredictor(
	data: Buffer,
	parameters: ReadonlyMap<string, string>,
	allowance: Allowance,
): Promise<Buffer> {
	const columns = readInteger(parameters, "Columns", 1);
	if (
		["Colors", "BitsPerComponent"].some((name) => parameters.has(name)) ||
		columns === 0 ||
		columns > maximalRow
	)
		throw new Error("a predictor that nobody needs here");
	const result = Buffer.alloc(data.length);
	let to = 0;
	for (let from = 0; from < data.length; from += columns + 1) {
		const pause = allowance.rest();
		if (pause) await pause;
		const type = data[from];
		if (type !== 0 && type !== 2) throw new Error("another predictor");
		for (let column = 1; column <= columns; column++, to++) {
			const above = type === 2 ? (result[to - columns] ?? 0) : 0;
			result[to] = (data[from + column] ?? 0) + above;
		}
	}
	return result.subarray(0, to);
}
