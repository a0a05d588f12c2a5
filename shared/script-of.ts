/** The script that a language is written in, as ISO 15924 names it: `Latn`, `Hans`, `Arab`. */
export function scriptOf(locale: string): string | undefined {
	return new Intl.Locale(locale).maximize().script;
}
