/** Of what number a message speaks, as keys end with it (CLDR's plural categories). */
const ending = /_(zero|one|two|few|many|other)$/;

/** A language's forms; asking for them takes longer than comparing a message. */
const categories = new Map<string, readonly string[]>();

function categoriesOf(locale: string): readonly string[] {
	const known = categories.get(locale);
	if (known) return known;
	const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
	categories.set(locale, pluralCategories);
	return pluralCategories;
}

/**
 * What another language has in place of messages that speak of a number: one in each of its own
 * forms, which Chinese has one of and Arabic six.
 *
 * @param entries messages by key, those of a number with an `_other` among them.
 */
export function inPluralForms(
	entries: ReadonlyMap<string, unknown>,
	locale: string,
): Map<string, unknown> {
	const pluralCategories = categoriesOf(locale);
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

/** Whether a message may say its number in words, as “one page” does. */
export function maySayNumber(key: unknown): boolean {
	return ending.test(String(key)) && !String(key).endsWith("_other");
}
