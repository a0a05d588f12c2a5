/** The formats that a CV may have, which are also the extensions of their files. */
export const cvFormats = ["pdf", "doc", "docx"] as const;

export type CvFormat = (typeof cvFormats)[number];

/** Their media types, as registered with IANA. */
export const cvMediaTypes = {
	pdf: "application/pdf",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<CvFormat, string>;

/** The size of the largest CV that is taken, in bytes. */
export const maximalCvBytes = 5 * 1024 * 1024;

/** What is known of a file that was chosen as a CV: by its name in the browser, by its content on the server. */
export interface CvFacts {
	/** In bytes. */
	readonly size: number;
	/**
	 * `broken` is one of the formats, but not whole, or encrypted; `active` has macros,
	 * scripts or files in it; `infected` is what a scanner has found something in.
	 */
	readonly format: CvFormat | "broken" | "active" | "infected" | "other";
}

/** What a file's name says of its format. */
export function formatOfName(name: string): CvFormat | "other" {
	const lowerCase = name.toLowerCase();
	return (
		cvFormats.find((format) => lowerCase.endsWith(`.${format}`)) ?? "other"
	);
}

/** Whether a value says what is known of a file. */
export function isCvFacts(value: unknown): value is CvFacts {
	return (
		typeof value === "object" &&
		value !== null &&
		"size" in value &&
		typeof value.size === "number" &&
		"format" in value &&
		typeof value.format === "string"
	);
}
