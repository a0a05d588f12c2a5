/** Something that somebody should look at again. */
export interface Reminder {
	/** What it is, with the file that holds it. */
	readonly what: string;
	/** The day until which it holds, as `2026-12-31`. */
	readonly due: string;
}

/** The reminders whose day has passed, in words, the oldest first. @param today as `2026-11-21`. */
export function listOverdue(
	reminders: readonly Reminder[],
	today: string,
): string[] {
	return reminders
		.filter(({ due }) => due < today)
		.toSorted((a, b) => a.due.localeCompare(b.due))
		.map(({ what, due }) => `${what}: due ${due}`);
}
