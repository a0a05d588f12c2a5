import { dayAfter } from "./days.ts";

/** When something is public; without any field, always. */
export interface Term {
	/** Not public until this is removed. */
	readonly draft?: true | undefined;
	/** The first public day, such as `2026-11-21`. */
	readonly publishOn?: string | undefined;
	/** The last public day. */
	readonly expiresOn?: string | undefined;
}

/** The state of something on a day. */
type Standing = "public" | "draft" | "scheduled" | "expired";

/** The state of a term on a day. @param day such as `2026-11-21`. */
export function standingOn(
	{ draft, publishOn, expiresOn }: Term,
	day: string,
): Standing {
	if (draft) return "draft";
	if (publishOn !== undefined && day < publishOn) return "scheduled";
	if (expiresOn !== undefined && day > expiresOn) return "expired";
	return "public";
}

/** Whether any field is set, so that there may be days without publication. */
export function isDated({ draft, publishOn, expiresOn }: Term): boolean {
	return Boolean(draft || publishOn || expiresOn);
}

/** Only the fields of the term. */
export function termOf({ draft, publishOn, expiresOn }: Term): Term {
	return {
		...(draft && { draft }),
		...(publishOn && { publishOn }),
		...(expiresOn && { expiresOn }),
	};
}

/** The next day on which the state of any term changes, if there is one. */
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
