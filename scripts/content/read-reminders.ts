import path from "node:path";
import { localeCodes } from "../../shared/locales.ts";
import type { Reminder } from "../../shared/reminders.ts";
import { readFacts, readLocaleContent } from "./read-content.ts";

/** All facts with the day of their next review, and all positions with their last day. */
export async function readReminders(
	root: string,
): Promise<readonly Reminder[]> {
	const folder = path.join(root, "locales");
	const facts = await readFacts(folder);
	const contents = await Promise.all(
		localeCodes.map((locale) => readLocaleContent(folder, locale)),
	);
	return [
		...facts.map(({ id, reviewBy }) => ({
			what: `facts.json: ${id}`,
			due: reviewBy,
		})),
		...contents
			.flatMap(({ positions }) => positions)
			.flatMap(({ file, fields: { closes } }) =>
				closes ? [{ what: file, due: closes }] : [],
			),
	];
}
