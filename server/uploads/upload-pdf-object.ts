import type { Allowance } from "./upload-allowance.ts";
import type { ActionWatch } from "./upload-pdf-actions.ts";
import { leadsAstray } from "./upload-pdf-places.ts";
import {
	BrokenPdfError,
	type PdfToken,
	readToken,
	UnfitPdfError,
} from "./upload-pdf-tokens.ts";

/** What a PDF does beyond showing pages; each name says so by itself. */
const activeNames = new Set([
	...["JavaScript", "JS", "Launch", "SubmitForm", "ImportData"],
	// Opened by themselves, other documents are fetched with the reader's own credentials.
	...["GoToE", "GoToR"],
	...["RichMedia", "RichMediaExecute", "Rendition", "Movie", "Sound", "3D"],
	...["EmbeddedFile", "EmbeddedFiles", "EF", "XFA"],
]);

/** What is active as the type of an action, and honest elsewhere: a text in columns has threads. */
const activeActions = new Set(["Thread"]);

/** More tokens than the dictionary of a stream of objects has. */
const maximalTokens = 300;

/** Members whose value may be the name of a destination. */
const destinations = ["Dest", "D"];

/** A name that is judged by what stands before and behind it. */
interface Doubtful {
	readonly name: string;
	readonly before: string;
	readonly depth: number;
}

/**
 * Looks at names and at what they lead to, one token after the other. Browsers name destinations by
 * what a page calls its parts, so that a table of destinations, or a link to one, may have any name
 * in it.
 *
 * @throws {UnfitPdfError} from the function, for a name that is not to be there.
 */
export function createNameWatch(bytes: Buffer): (token: PdfToken) => void {
	let doubtful: Doubtful | undefined;
	let before = "";
	let depth = 0;
	return (token) => {
		if (doubtful && !isDestination(doubtful, token))
			throw new UnfitPdfError(
				doubtful.name === "Encrypt" ? "broken" : "active",
			);
		if (leadsAstray(bytes, before, token)) throw new UnfitPdfError("active");
		if (token.kind === "open") depth++;
		if (token.kind === "close") depth--;
		const name = token.kind === "name" ? token.text : "";
		const isDoubtful =
			name === "Encrypt" ||
			activeNames.has(name) ||
			(before === "S" && activeActions.has(name));
		doubtful = isDoubtful ? { name, before, depth } : undefined;
		before = name;
	};
}

/** Whether a name is a destination's: said to be one, or with a place in the document as value. */
function isDestination(
	{ name, before, depth }: Doubtful,
	next: PdfToken,
): boolean {
	if (name === "XFA" || before === "S" || depth < 1) return false;
	return (
		next.text === "[" ||
		(destinations.includes(before) &&
			(next.kind === "name" || next.kind === "close"))
	);
}

/** Names in the dictionary of a stream of objects, the second of which nothing can do without. */
const holderNames = ["ObjStm", "First"];

/** An object's tokens as far as they may matter, and where its stream starts if it has one. */
export interface PdfObject {
	readonly tokens: readonly PdfToken[];
	/** Whether there were more tokens. */
	readonly isCut: boolean;
	/** Whether its stream, if it has one, may hold objects. */
	readonly isHolder: boolean;
	/** Behind the word `stream`. */
	readonly streamAt: number | undefined;
}

/**
 * Reads what follows the word `obj` or `trailer`, up to where the next object or a stream starts.
 *
 * @throws {UnfitPdfError} for what is not to be there.
 * @throws {BrokenPdfError} for what viewers might read otherwise.
 */
export async function readObject(
	bytes: Buffer,
	from: number,
	allowance: Allowance,
	actions: ActionWatch,
): Promise<PdfObject> {
	const tokens: PdfToken[] = [];
	const watch = createNameWatch(bytes);
	let [depth, at, isCut, isHolder] = [0, from, false, false];
	for (let count = 0; ; count++) {
		const token = readToken(bytes, at);
		// A word with these letters that begins no object: text, a picture's bytes.
		if (count === 0 && token.kind !== "open" && token.kind !== "name")
			return { tokens, isCut, isHolder, streamAt: undefined };
		watch(token);
		actions.see(token);
		isHolder ||= token.kind === "name" && holderNames.includes(token.text);
		if (token.kind === "open") depth++;
		if (token.kind === "close") depth = Math.max(depth - 1, 0);
		const isStream = token.kind === "word" && token.text.startsWith("stream");
		if (isStream || isEnd(token)) {
			// Viewers go on behind such words; the next object is looked at by itself.
			if (depth > 0 && !/^(?!end).*obj$/.test(token.text))
				throw new BrokenPdfError("an object does not end");
			const streamAt = isStream ? token.start + "stream".length : undefined;
			return { tokens, isCut, isHolder, streamAt };
		}
		if (tokens.length < maximalTokens) tokens.push(token);
		else isCut = true;
		at = token.end;
		if (count % 64 === 63) await allowance.rest();
	}
}

function isEnd({ kind, text }: PdfToken): boolean {
	return (
		kind === "end" ||
		(kind === "word" && (/obj$|^endobj/.test(text) || text === "startxref"))
	);
}
