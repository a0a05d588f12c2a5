import type { Reminder } from "../../shared/reminders.ts";
import type { Content } from "./read-content.ts";

/**
 * All facts and hiring laws with their next review date, and all positions with their closing date.
 */
export function listReminders({
	facts,
	hiringLaw,
	locales,
}: Content): readonly Reminder[] {
	return [
		...facts.entries.map(({ id, reviewBy }) => ({
			what: `facts.json: ${id}`,
			due: reviewBy,
		})),
		...hiringLaw.entries.map(({ country, reviewBy }) => ({
			what: `hiring-law.json: ${country}`,
			due: reviewBy,
		})),
		...locales
			.flatMap(({ content }) => content.positions)
			.flatMap(({ file, fields: { closes } }) =>
				closes ? [{ what: file, due: closes }] : [],
			),
	];
}
