import path from "node:path";
import { localeCodes } from "../../shared/locales.ts";
import {
	readFacts,
	readLocaleContent,
	type Written,
} from "../content/read-content.ts";

/** What somebody should look at again by now: facts to be reviewed, and positions that have closed. */
export async function readReminders(today: string): Promise<string[]> {
	const folder = path.resolve(import.meta.dirname, "../../locales");
	const contents = await Promise.all(
		localeCodes.map((locale) => readLocaleContent(folder, locale)),
	);
	return listReminders(
		today,
		await readFacts(folder),
		contents.flatMap(({ positions }) => positions),
	);
}

/** @param today the date, as `2026-11-21`. */
export function listReminders(
	today: string,
	facts: readonly { readonly id: string; readonly reviewBy: string }[],
	positions: readonly Pick<
		Written<{ readonly closes?: string | undefined }>,
		"file" | "fields"
	>[],
): string[] {
	return [
		...facts
			.filter(({ reviewBy }) => reviewBy < today)
			.map(
				({ id, reviewBy }) => `facts.json: ${id}: review was due ${reviewBy}`,
			),
		...positions.flatMap(({ file, fields: { closes } }) =>
			closes && closes < today ? [`${file}: closed on ${closes}`] : [],
		),
	];
}
