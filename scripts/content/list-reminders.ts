import type { Reminder } from "../../shared/reminders.ts";
import type { Content } from "./read-content.ts";

/** All facts and countries' hiring law with the day of their next review, and all positions with their last day. */
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
