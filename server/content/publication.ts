import { dayAfter } from "./days.ts";

/** When something is public: always, if nothing is said. */
export interface Term {
	/** Never, until it is taken out. */
	readonly draft?: true | undefined;
	/** The first public day, as `2026-11-21`. */
	readonly publishOn?: string | undefined;
	/** The last public day. */
	readonly expiresOn?: string | undefined;
}

/** What is said of something on a day. */
export type Standing = "public" | "draft" | "scheduled" | "expired";

/** Judges a term by the day. @param day as `2026-11-21`. */
export function standingOn(
	{ draft, publishOn, expiresOn }: Term,
	day: string,
): Standing {
	if (draft) return "draft";
	if (publishOn !== undefined && day < publishOn) return "scheduled";
	if (expiresOn !== undefined && day > expiresOn) return "expired";
	return "public";
}

/** Whether anything is said, so that it may not be public some day. */
export function isDated({ draft, publishOn, expiresOn }: Term): boolean {
	return Boolean(draft || publishOn || expiresOn);
}

/** The term alone of whatever has one. */
export function termOf({ draft, publishOn, expiresOn }: Term): Term {
	return {
		...(draft && { draft }),
		...(publishOn && { publishOn }),
		...(expiresOn && { expiresOn }),
	};
}

/** The first day after one on which any of them stands otherwise, if there is one. */
export function nextChange(
	terms: readonly Term[],
	day: string,
): string | undefined {
	return terms
		.flatMap(({ draft, publishOn, expiresOn }) =>
			draft ? [] : [publishOn, expiresOn && dayAfter(expiresOn)],
		)
		.filter((change) => change !== undefined)
		.filter((change) => change > day)
		.sort()[0];
}
