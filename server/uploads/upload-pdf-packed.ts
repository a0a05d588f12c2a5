import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { Allowance } from "./upload-allowance.ts";
import { type PdfObject, readObject } from "./upload-pdf-object.ts";
import { undoPredictor } from "./upload-predictor.ts";

const inflateAsync = promisify(inflate);

/** Keys of streams whose content is external, or encoded in a way not checked here. */
const foreign = ["F", "FFilter", "FDecodeParms", "DP"];
/** The list of objects of any real stream is shorter, in bytes. */
const maximalList = 256 * 1024;

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
		(members.get(name) ?? "")
			.split(" ")
			.filter((token) => !["[", "]", "null"].includes(token))
			.join(" ");
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
	const predictor = readInteger(parameters, "Predictor", 1);
	if (predictor === 1) return unpacked;
	if (
		predictor < 10 ||
		predictor > 15 ||
		["Colors", "BitsPerComponent"].some((name) => parameters.has(name))
	)
		throw new Error("a predictor that nobody needs here");
	return undoPredictor(
		unpacked,
		readInteger(parameters, "Columns", 1),
		allowance,
	);
}

/** After the end of the line with the word `stream`. */
function contentStart(bytes: Buffer, streamAt: number): number {
	let at = streamAt;
	while (bytes[at] === 0x20 || bytes[at] === 9) at++;
	if (bytes[at] === 13) at++;
	if (bytes[at] === 10) at++;
	return at;
}
