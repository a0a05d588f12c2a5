import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { Allowance } from "./upload-allowance.ts";
import type { ActionWatch } from "./upload-pdf-actions.ts";
import { createNameWatch, type PdfObject } from "./upload-pdf-object.ts";
import { type PdfToken, readToken, skipSpace } from "./upload-pdf-tokens.ts";
import { undoPredictor } from "./upload-predictor.ts";

const inflateAsync = promisify(inflate);

/** Keys of streams whose content is external, or encoded in a way not checked here. */
const foreign = ["F", "FFilter", "FDecodeParms", "DP"];

/**
 * Checks the objects in an object stream (ISO 32000-2, 7.5.7); ignores other streams.
 *
 * @throws {ActivePdfError} for forbidden content.
 * @throws for a stream that cannot be inspected, or that viewers might parse differently.
 */
export async function checkObjectStream(
	bytes: Buffer,
	object: PdfObject,
	allowance: Allowance,
	actions: ActionWatch,
): Promise<void> {
	const { tokens, isCut, isHolder, streamAt } = object;
	if (streamAt === undefined || !isHolder) return;
	if (isCut) throw new Error("a stream says too much");
	const members = readMembers(tokens);
	if (foreign.some((name) => members.has(name)))
		throw new Error("a stream is elsewhere");
	const content = await unpack(bytes, streamAt, members, allowance);
	const first = readInteger(members.get("First"));
	await checkObjects(content, first, allowance, actions);
}

/** A dictionary's top-level keys, with the tokens of their values. */
function readMembers(tokens: readonly PdfToken[]): Map<string, PdfToken[]> {
	const members = new Map<string, PdfToken[]>();
	let [depth, value]: [number, PdfToken[] | undefined] = [0, undefined];
	for (const token of tokens) {
		if (token.kind === "close") depth--;
		if (depth === 1 && token.kind === "name" && value?.length !== 0) {
			if (members.has(token.text)) throw new Error("said twice");
			value = [];
			members.set(token.text, value);
		} else value?.push(token);
		if (token.kind === "open") depth++;
	}
	return members;
}

/** A number given directly, not by reference. */
function readInteger(value: readonly PdfToken[] | undefined): number {
	const [token, next] = value ?? [];
	if (!token || !/^\d{1,9}$/.test(token.text) || /^\d/.test(next?.text ?? ""))
		throw new Error("a number is not there");
	return Number(token.text);
}

async function unpack(
	bytes: Buffer,
	streamAt: number,
	members: ReadonlyMap<string, PdfToken[]>,
	allowance: Allowance,
): Promise<Buffer> {
	const filter = (members.get("Filter") ?? [])
		.map(({ text }) => text)
		.filter((text) => !["[", "]", ">>", "null"].includes(text));
	const start = contentStart(bytes, streamAt);
	if (filter.length === 0) {
		const end = start + readInteger(members.get("Length"));
		if (!readToken(bytes, end).text.startsWith("endstream"))
			throw new Error("a stream does not end where it says");
		return bytes.subarray(start, end);
	}
	if (filter.length > 1 || !["FlateDecode", "Fl"].includes(filter[0] ?? ""))
		throw new Error("a filter that nobody needs here");
	const unpacked = await allowance.unpack((maxOutputLength) =>
		inflateAsync(bytes.subarray(start), { maxOutputLength }),
	);
	const given = (members.get("DecodeParms") ?? []).filter(
		({ text }) => !["[", "]", "null"].includes(text),
	);
	if (!["<<", ">>"].includes(given[0]?.text ?? ">>"))
		throw new Error("parameters that are elsewhere");
	const parameters = readMembers(given);
	const parameter = (name: string, usual: number) =>
		parameters.has(name) ? readInteger(parameters.get(name)) : usual;
	return undoPredictor(unpacked, parameter, allowance);
}

/** After the end of the line with the word `stream`. */
function contentStart(bytes: Buffer, streamAt: number): number {
	let at = streamAt;
	while (bytes[at] === 0x20 || bytes[at] === 9) at++;
	if (bytes[at] === 13) at++;
	if (bytes[at] === 10) at++;
	return at;
}

/** Each object must start at its stated offset; otherwise viewers might find another one there. */
async function checkObjects(
	content: Buffer,
	first: number,
	allowance: Allowance,
	actions: ActionWatch,
): Promise<void> {
	/** Object numbers by offset. */
	const wanted = new Map<number, number | undefined>();
	for (let at = 0, count = 0, number = 0; ; count++) {
		const token = readToken(content, at);
		if (token.kind === "end" || token.start >= first) break;
		if (!/^\d{1,9}$/.test(token.text) || token.end > first)
			throw new Error("no list of objects");
		if (count % 2 === 1) {
			const start = skipSpace(content, first + Number(token.text));
			// With two numbers at one offset, neither is certain.
			wanted.set(start, wanted.has(start) ? undefined : number);
		}
		number = Number(token.text);
		at = token.end;
		if (count % 64 === 63) await allowance.rest();
	}
	const watch = createNameWatch(content);
	let [at, depth] = [first, 0];
	for (let count = 0; ; count++) {
		const token = readToken(content, at);
		watch(token);
		if (depth === 0 && wanted.has(token.start)) {
			actions.begin(wanted.get(token.start));
			wanted.delete(token.start);
		}
		actions.see(token);
		if (token.kind === "end") break;
		if (token.kind === "open") depth++;
		if (token.kind === "close" && --depth < 0)
			throw new Error("more ends than starts");
		at = token.end;
		if (count % 64 === 63) await allowance.rest();
	}
	if (depth > 0 || wanted.size > 0 || content.length < first)
		throw new Error("objects are elsewhere than is said");
}
