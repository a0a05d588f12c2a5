/** Takes errors that pages met. It stands here, not to be part of every page's scripts. */
export const clientErrorsPath = "/api/client-errors";

/** How an error of a page came about. */
export const errorKinds = ["error", "rejection", "hydration", "chunk"] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Frames of a stack that are told, from the innermost. */
export const maximalFrames = 20;
/** Characters of a message that are told. */
export const maximalMessage = 200;

/** Where our scripts and styles are, as stacks and messages name them below our origin. */
export const assetPattern = /^\/assets\/[\w-]{1,80}\.(?:js|css)/;
/** A place in one of them: line and column, both from 1. */
export const framePattern =
	/^\/assets\/[\w-]{1,80}\.js:[1-9]\d{0,6}:[1-9]\d{0,6}/;

/** What a browser tells of one error. It says nothing of the visitor. */
export interface ErrorReport {
	readonly kind: ErrorKind;
	/** The row of the route table, where the address is one of its pages. */
	readonly page?: string | undefined;
	readonly locale?: string | undefined;
	readonly message: string;
	/** As `/assets/main-1A2B.js:1:2345`. */
	readonly frames: readonly string[];
	/** The file that could not be loaded. */
	readonly file?: string | undefined;
}

/** More is not looked at, for what a client sent has any length. */
const maximalRead = 400;

/**
 * Takes out of an error's message what may be somebody's: addresses, whatever is quoted unless it
 * is like a name of our code, what is like a mail address or a telephone number, line ends.
 */
export function maskMessage(message: string): string {
	return message
		.slice(0, maximalRead)
		.replace(/\p{C}|[\u2028\u2029]/gu, " ")
		.replace(/[a-z-]+:\/\/\S*/gi, "…")
		.replace(/"[^"]*"?|\u201c[^\u201d]*\u201d?|`[^`]*`?/g, '"…"')
		.replace(/(?<!\w)'(?![\w$.]{1,40}')[^']*'?/g, "'…'")
		.replace(/\S*@\S*/g, "…")
		.replace(/\d(?:[\s().-]{0,3}\d){5,}/g, "…")
		.slice(0, maximalMessage);
}
