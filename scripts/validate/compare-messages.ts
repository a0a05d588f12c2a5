import { type Message, say } from "../words/words.ts";
import { entriesOf, keyOf, type MessageFault } from "./message-fault.ts";
import { suggest } from "./nearest.ts";
import type { FieldPath } from "./parsed.ts";
import { inPluralForms, maySayNumber } from "./plural-forms.ts";

/** The language that the others are compared with. */
export const sourceLocale = "en-US";

/** Paths of numbers that a calendar draws, which must be the same in all languages. */
const drawn = /\bcalendar\.(length|rows\.\d+\.(from|earliest|to))$/;

const count = "{{count}}";
const none = say("faults.none");

/**
 * Lists missing and extra keys, and types, placeholders and numbers that differ.
 *
 * @param locale the language of `translated`, which determines its plural forms.
 */
export function compareMessages(
	source: unknown,
	translated: unknown,
	locale: string,
	path: FieldPath = [],
): MessageFault[] {
	const tell = (message: Message) => [{ path, message }];
	if (kindOf(source) !== kindOf(translated))
		return tell(
			`a ${kindOf(translated)}; ${sourceLocale} has a ${kindOf(source)}`,
		);
	if (typeof source === "string" && typeof translated === "string") {
		if (drawn.test(path.join(".")) && translated !== source)
			return tell(
				say("faults.otherDrawn", {
					text: translated,
					locale: sourceLocale,
					wanted: source,
				}),
			);
		const wanted = placeholders(
			maySayNumber(path.at(-1)) && !translated.includes(count)
				? source.replace(count, "")
				: source,
		);
		const given = placeholders(translated);
		return wanted === given
			? []
			: tell(
					say("faults.placeholders", {
						given: given || none,
						locale: sourceLocale,
						wanted: wanted || none,
					}),
				);
	}
	const wanted = inPluralForms(entriesOf(source), locale);
	const given = entriesOf(translated);
	const lacking = [...wanted.keys()].filter((key) => !given.has(key));
	return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((key) => {
		const inner = [...path, keyOf(source, key)];
		if (!given.has(key))
			return [
				{
					path: inner,
					message: say("faults.missingKey", { locale: sourceLocale }),
				},
			];
		if (!wanted.has(key))
			return [
				{
					path: inner,
					message: say("faults.unknownKey", {
						locale: sourceLocale,
						hint: suggest(key, lacking),
					}),
				},
			];
		return compareMessages(wanted.get(key), given.get(key), locale, inner);
	});
}

function kindOf(message: unknown): string {
	return Array.isArray(message) ? "list" : typeof message;
}

function placeholders(text: string): string {
	return [...text.matchAll(/\{\{[^}]*\}\}/g)].map(String).sort().join(" ");
}
