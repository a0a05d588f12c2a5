/** Something due for review. */
export interface Reminder {
	/** What to review, and the file that contains it. */
	readonly what: string;
	/** The last day on which it is valid, such as `2026-12-31`. */
	readonly due: string;
}

/** Describes the overdue reminders, oldest first. @param today such as `2026-11-21` */
export function listOverdue(
	reminders: readonly Reminder[],
	today: string,
): string[] {
	return reminders
		.filter(({ due }) => due < today)
		.toSorted((a, b) => a.due.localeCompare(b.due))
		.map(({ what, due }) => `${what}: due ${due}`);
}
