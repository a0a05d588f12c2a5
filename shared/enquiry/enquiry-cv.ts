import { isObject } from "../is-object.ts";

/** Accepted CV formats, which are also their file extensions. */
export const cvFormats = ["pdf", "doc", "docx"] as const;

export type CvFormat = (typeof cvFormats)[number];

/** Media types as registered with IANA. */
export const cvMediaTypes = {
	pdf: "application/pdf",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<CvFormat, string>;

/** Maximum size of a CV, in bytes. */
export const maximalCvBytes = 5 * 1024 * 1024;

/** Facts about a chosen CV: the browser reads them from its name, the server from its content. */
export interface CvFacts {
	/** In bytes. */
	readonly size: number;
	/**
	 * `broken`: a known format, but incomplete or encrypted. `active`: contains macros, scripts or
	 * embedded files. `infected`: the scanner found something.
	 */
	readonly format: CvFormat | "broken" | "active" | "infected" | "other";
}

/** Derives the format from a file name. */
export function formatOfName(name: string): CvFormat | "other" {
	const lowerCase = name.toLowerCase();
	return (
		cvFormats.find((format) => lowerCase.endsWith(`.${format}`)) ?? "other"
	);
}

/** Type guard for the facts in an enquiry that was sent. */
export function isCvFacts(value: unknown): value is CvFacts {
	return (
		isObject(value) &&
		typeof value.size === "number" &&
		typeof value.format === "string"
	);
}
