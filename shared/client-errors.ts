/** Endpoint for client error reports. Declared here to keep it out of every page's scripts. */
export const clientErrorsPath = "/api/client-errors";

/** What raised a client error. */
export const errorKinds = ["error", "rejection", "hydration", "chunk"] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Maximum stack frames in a report, innermost first. */
export const maximalFrames = 20;
/** Maximum characters of a message in a report. */
export const maximalMessage = 200;

/** Path of a script or stylesheet of ours, as stacks and messages name it after our origin. */
export const assetPattern = /^\/assets\/[\w-]{1,80}\.(?:js|css)/;
/** A position in a script of ours: line and column, both 1-based. */
export const framePattern =
	/^\/assets\/[\w-]{1,80}\.js:[1-9]\d{0,6}:[1-9]\d{0,6}/;

/** A browser's report of one error. It contains nothing about the visitor. */
export interface ErrorReport {
	readonly kind: ErrorKind;
	/** Route id, if the address is that of a page. */
	readonly page?: string | undefined;
	readonly locale?: string | undefined;
	readonly message: string;
	/** Such as `/assets/main-1A2B.js:1:2345`. */
	readonly frames: readonly string[];
	/** The file that failed to load. */
	readonly file?: string | undefined;
}

/** Longest input that is processed: a client may send a message of any length. */
const maximalRead = 400;

/**
 * Masks possible personal data in an error message: URLs, quoted text unless it looks like one of
 * our identifiers, mail addresses and telephone numbers. Line breaks become spaces.
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
