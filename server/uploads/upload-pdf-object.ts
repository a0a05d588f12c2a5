import type { Allowance } from "./upload-allowance.ts";
import type { ActionWatch } from "./upload-pdf-actions.ts";
import { leadsAstray } from "./upload-pdf-places.ts";
import {
	ActivePdfError,
	type PdfToken,
	readToken,
} from "./upload-pdf-tokens.ts";

/** Names of PDF features beyond displaying pages. */
const activeNames = new Set([
	...["JavaScript", "JS", "Launch", "SubmitForm", "ImportData"],
	// Opened automatically, these fetch other documents with the reader's credentials.
	...["GoToE", "GoToR"],
	...["RichMedia", "RichMediaExecute", "Rendition", "Movie", "Sound", "3D"],
	...["EmbeddedFile", "EmbeddedFiles", "EF", "XFA"],
]);

/** Active only as the type of an action: text in columns legitimately has threads. */
const activeActions = new Set(["Thread"]);

/** More tokens than the dictionary of any object stream. */
const maximalTokens = 300;

/** Keys whose value may be the name of a destination. */
const destinations = ["Dest", "D"];

/** A name whose meaning depends on the tokens around it. */
interface Doubtful {
	readonly name: string;
	readonly before: string;
	readonly depth: number;
}

/**
 * Creates a function that checks names and link targets, token by token. Browsers name destinations
 * after element ids, so a table of destinations, or a link to one, may contain any name.
 *
 * @throws {ActivePdfError} from the returned function, for a forbidden name.
 */
export function createNameWatch(bytes: Buffer): (token: PdfToken) => void {
	let doubtful: Doubtful | undefined;
	let before = "";
	let depth = 0;
	return (token) => {
		if (doubtful && !isDestination(doubtful, token))
			throw doubtful.name === "Encrypt"
				? new Error("an encrypted PDF")
				: new ActivePdfError();
		if (leadsAstray(bytes, before, token)) throw new ActivePdfError();
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

/** Whether a name is a destination's: the value of such a key, or followed by a location. */
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

/** Keys in the dictionary of an object stream. `First` is mandatory. */
const holderNames = ["ObjStm", "First"];

/** An object's relevant tokens, and the start of its stream if it has one. */
export interface PdfObject {
	readonly tokens: readonly PdfToken[];
	/** Whether it had more tokens. */
	readonly isCut: boolean;
	/** Whether its stream, if any, may contain objects. */
	readonly isHolder: boolean;
	/** After the word `stream`. */
	readonly streamAt: number | undefined;
}

/**
 * Reads an object after `obj` or `trailer`, up to its stream or the start of the next object.
 *
 * @throws {ActivePdfError} for forbidden content.
 * @throws for content that viewers might parse differently.
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
		// The letters occurred elsewhere, in text or image data, and start no object.
		if (count === 0 && token.kind !== "open" && token.kind !== "name")
			return { tokens, isCut, isHolder, streamAt: undefined };
		watch(token);
		actions.see(token);
		isHolder ||= token.kind === "name" && holderNames.includes(token.text);
		if (token.kind === "open") depth++;
		if (token.kind === "close") depth = Math.max(depth - 1, 0);
		const isStream = token.kind === "word" && token.text.startsWith("stream");
		if (isStream || isEnd(token)) {
			// Viewers continue past such words; the next object is checked separately.
			if (depth > 0 && !/^(?!end).*obj$/.test(token.text))
				throw new Error("an object does not end");
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
