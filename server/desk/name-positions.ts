import type { DeskPosition } from "../../shared/enquiry/desk.ts";
import type { Locale } from "../../shared/locales.ts";
import { positionTitles } from "../enquiries/read-positions.ts";
import type { Messages } from "../i18n.ts";

/** Adds titles to vacancies; `null` for those that no longer exist. */
export function namePositions(
	messages: Messages,
	locale: Locale,
	references: readonly string[],
): readonly DeskPosition[] {
	const titles = positionTitles(messages, locale);
	return references.map((reference) => ({
		reference,
		title: titles.get(reference) ?? null,
	}));
}
