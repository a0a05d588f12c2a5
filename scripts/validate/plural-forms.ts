/** Key suffixes of plural forms (CLDR's plural categories). */
const ending = /_(zero|one|two|few|many|other)$/;

/** Of each language, cached: looking them up takes longer than comparing a message. */
const categories = new Map<string, readonly string[]>();

/**
 * Maps the messages of a language with plural forms to those of another: one message for each of
 * its plural categories, of which Chinese has one and Arabic six.
 *
 * @param entries messages by key; plural messages include one with the suffix `_other`.
 */
export function inPluralForms(
	entries: ReadonlyMap<string, unknown>,
	locale: string,
): Map<string, unknown> {
	const pluralCategories = categories.getOrInsertComputed(
		locale,
		() => new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
	);
	return new Map(
		[...entries].flatMap(([key, message]): [string, unknown][] => {
			const stem = key.replace(ending, "");
			if (stem === key || !entries.has(`${stem}_other`))
				return [[key, message]];
			return key.endsWith("_other")
				? pluralCategories.map((form) => [`${stem}_${form}`, message])
				: [];
		}),
	);
}

/** Whether a message may write its number as a word, as "one page" does. */
export function maySayNumber(key: unknown): boolean {
	return ending.test(String(key)) && !String(key).endsWith("_other");
}
