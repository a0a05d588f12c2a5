/** A citation: the id of a source's element, its number, and its grade. */
export interface CitationCopy {
	readonly id: string;
	readonly text: string;
	readonly grade: string;
	/** Set if the grade is the weakest, which underlines the number. Messages hold no booleans. */
	readonly strength?: "weak";
}

/** A day in ISO form (`2026-11-21`), and formatted for the page's language. */
export interface DayCopy {
	readonly iso: string;
	readonly text: string;
}

/** A dated statement about law or statistics, with its source. */
export interface FactCopy extends FactSourceCopy {
	readonly id: string;
	/** The highlighted figure or keyword. */
	readonly value: string;
	readonly text: string;
	/** Shares or numbers of people, by year or by group, drawn below it. */
	readonly steps?: readonly FactStepCopy[];
}

export interface FactStepCopy {
	readonly name: string;
	/** The number that its bar shows. */
	readonly length: string;
	/** The same as the language writes it, with a percent sign if it is a share. */
	readonly value: string;
}

/** The source line below a statement of law. */
export interface FactSourceCopy {
	/** The dates of the statement and of its check, and the source's grade. */
	readonly dated: string;
	readonly source: string;
	readonly url: string;
}

type HiringLawColumn =
	| "name"
	| "recruitment"
	| "temporary"
	| "employerOfRecord"
	| "quota"
	| "statute";

/** A country's row in the hiring law table. */
export type HiringLawCopy = FactSourceCopy &
	Readonly<Record<"id" | HiringLawColumn, string>>;

export type HiringLawLabels = Readonly<
	Record<"country" | HiringLawColumn, string>
>;
