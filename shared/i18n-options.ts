import type { InitOptions } from "i18next";

/** What every i18next instance shares, on both sides. React escapes, so i18next does not. */
export const i18nOptions = {
	defaultNS: "common",
	fallbackLng: false,
	load: "currentOnly",
	interpolation: { escapeValue: false },
	returnObjects: false,
} satisfies InitOptions;
