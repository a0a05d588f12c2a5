import type { InitOptions } from "i18next";

/**
 * What every i18next instance shares, on both sides. React escapes, so i18next does not. Lists and
 * objects are given as they are: i18next's own way copies them leaf by leaf, which is slow.
 */
export const i18nOptions = {
	defaultNS: "common",
	fallbackLng: false,
	load: "currentOnly",
	interpolation: { escapeValue: false },
	// The default; said, it spares each key a search for signs of natural language.
	keySeparator: ".",
	returnedObjectHandler: (_key: string, value: unknown) => value,
} satisfies InitOptions;
