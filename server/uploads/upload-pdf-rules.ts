import { isHarmfulLink, isOnOwnDisk } from "./upload-links.ts";
import type { PdfObject } from "./upload-pdf-object.ts";

/** A PDF with scripts, files, or anything else beyond displaying pages. */
export class ActivePdfError extends Error {
	override readonly name = "ActivePdfError";
}

/** Names of PDF features beyond displaying pages. */
const features = [
	"JavaScript",
	"JS",
	"Launch",
	"SubmitForm",
	"ImportData",
	"RichMedia",
	"RichMediaExecute",
	"Rendition",
	"Movie",
	"Sound",
	"3D",
	"EmbeddedFile",
	"EmbeddedFiles",
	"EF",
	// Opened automatically, these fetch other documents with the reader's credentials.
	"GoToE",
	"GoToR",
].join("|");

/** What makes an object active, in the spelling of its tokens. */
const active = [
	// The type of an action. Elsewhere, text in columns legitimately has threads.
	`(?:^|/S )/(?:${features}|Thread) `,
	// Browsers name destinations after element ids: a name before a place, or after such a key.
	String.raw`(?<!/(?:D|Dest) )/(?:${features}) (?!\[)`,
	String.raw`/(?:${features}) (?!\[|\]|>>|/)`,
	"/XFA ",
	// Honest programs write only scripts there.
	String.raw`/AA (?:<<|\d+ \d+ R )`,
	// A URL elsewhere cannot be checked, and no real software writes it.
	String.raw`/URI \d`,
].map((pattern) => new RegExp(pattern));

/** A value with actions that run without a click (ISO 32000-2, 12.6.2 and 12.6.3). */
const selfRunning = /\/(?:OpenAction|AA|Next) (?:<<|\[)/;
const selfRunningReference = /\/(?:OpenAction|Next) (\d+) \d+ R /g;
const reference = /(?<=^| )(\d+) \d+ R /g;
/** A list, or a reference: it stands for the actions in it. */
const list = /^(?:\[|\d)/;
/** A URL to open, rather than a destination of that name. */
const address = /\/URI (?!\[|<<)/;
const encryption = /\/Encrypt (?:<<|\d)/;

/** More than the actions of any real document. */
const maximalNumbers = 100_000;

/** Creates the check of one document's objects. Links that users click may lead to the web. */
export function createPdfRules() {
	/** Objects that run automatically, if they are actions. */
	const begun = new Set<number>();
	/** What lists and references lead to, by their own number. */
	const lists = new Map<number | undefined, number[]>();
	let listed = 0;
	/** Objects that open URLs, if they are actions; `undefined` for an unreadable number. */
	const opening = new Set<number | undefined>();
	return {
		/**
		 * @throws {ActivePdfError} for forbidden content.
		 * @throws when the document is encrypted.
		 */
		check(object: PdfObject, number: number | undefined): void {
			const { text } = object;
			if (
				active.some((pattern) => pattern.test(text)) ||
				object.addresses.some(([key, target]) => leadsAstray(key, target))
			)
				throw new ActivePdfError();
			if (encryption.test(text)) throw new Error("an encrypted PDF");
			for (const [, begins] of text.matchAll(selfRunningReference))
				begun.add(Number(begins));
			const at = text.search(selfRunning);
			if (at >= 0) {
				const rest = text.slice(at);
				if (address.test(rest)) throw new ActivePdfError();
				for (const [, begins] of rest.matchAll(reference))
					begun.add(Number(begins));
			}
			if (list.test(text)) {
				const to = lists.get(number) ?? [];
				lists.set(number, to);
				for (const [, named] of text.matchAll(reference)) {
					to.push(Number(named));
					listed++;
				}
				if (address.test(text)) opening.add(number);
			}
			if (object.isOpening) opening.add(number);
			if (begun.size + opening.size + listed > maximalNumbers)
				throw new Error("more actions than can be followed");
		},
		/** @throws {ActivePdfError} when an automatic action refers to an object that opens a URL. */
		finish(): void {
			if (begun.size > 0)
				for (const to of lists.get(undefined) ?? []) begun.add(to);
			// Also visits what is added meanwhile.
			for (const number of begun)
				for (const to of lists.get(number) ?? []) begun.add(to);
			if (opening.has(undefined) && begun.size > 0) throw new ActivePdfError();
			if (!opening.isDisjointFrom(begun)) throw new ActivePdfError();
		},
	};
}

/** Whether a URL is a network share, script or program, or a file is on another machine. */
function leadsAstray(key: string, target: string): boolean {
	return key === "/URI" || key === "/Base"
		? isHarmfulLink(target)
		: !isOnOwnDisk(target);
}
