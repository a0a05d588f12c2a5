interface LocaleDefinition {
	/** The language's name in itself, as the selector shows it. */
	readonly label: string;
	/** URL prefix, empty for the one locale that has none. */
	readonly prefix: string;
	readonly dir: "ltr" | "rtl";
	/** Primary language subtag that `Accept-Language` ranges are compared with. */
	readonly language: string;
	/** Open Graph's spelling of the locale. */
	readonly openGraph: string;
}

/**
 * The locale registry. A language is added by one entry here and one folder of the same name
 * under `locales/`.
 */
const registry = {
	"zh-CN": {
		label: "中文",
		prefix: "",
		dir: "ltr",
		language: "zh",
		openGraph: "zh_CN",
	},
	"en-US": {
		label: "English",
		prefix: "/en-US",
		dir: "ltr",
		language: "en",
		openGraph: "en_US",
	},
} as const satisfies Record<string, LocaleDefinition>;

export type Locale = keyof typeof registry;

/** What a locale is, by code. */
export const locales: Readonly<Record<Locale, LocaleDefinition>> = registry;

// Marked as pure, so that the script that every first view waits for holds only what it uses.
/** All locale codes, in the registry's order. */
export const localeCodes = /* @__PURE__ */ Object.keys(registry).filter(
	isLocale,
);

/** The preference of a visitor about whom nothing is known. Its pages are `x-default`. */
export const defaultLocale: Locale = "en-US";

/** The cookie that keeps a locale's code. */
export const localeCookie = "locale";
/** 365 days, in seconds. */
export const localeCookieMaxAge = 365 * 24 * 60 * 60;

/** The locale whose pages have no prefix. */
export const unprefixedLocale: Locale =
	/* @__PURE__ */ localeCodes.find((code) => locales[code].prefix === "") ??
	defaultLocale;

/** Whether a value is the exact code of a known locale. Prototype names are not. */
export function isLocale(value: unknown): value is Locale {
	return typeof value === "string" && Object.hasOwn(registry, value);
}

/**
 * Splits a path into its locale and the rest, by the prefix exactly as registered.
 * The rest always starts with a slash.
 */
export function splitLocale(path: string): { locale: Locale; rest: string } {
	for (const locale of localeCodes) {
		const { prefix } = locales[locale];
		if (prefix === "") continue;
		if (path === prefix) return { locale, rest: "/" };
		if (path.startsWith(`${prefix}/`))
			return { locale, rest: path.slice(prefix.length) };
	}
	return { locale: unprefixedLocale, rest: path };
}

/** The path of a page in a locale, from its path without a prefix. */
export function localizePath(path: string, locale: Locale): string {
	const { prefix } = locales[locale];
	if (path === "/") return prefix || "/";
	return prefix + path;
}
