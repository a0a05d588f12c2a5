/** The script of a language as an ISO 15924 code, such as `Latn`, `Hans` or `Arab`. */
export function scriptOf(locale: string): string | undefined {
	return new Intl.Locale(locale).maximize().script;
}
