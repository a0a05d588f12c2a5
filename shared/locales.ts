interface LocaleDefinition {
	/** The language's own name, for the language selector. */
	readonly label: string;
	/** URL prefix; empty for exactly one locale. */
	readonly prefix: string;
	readonly dir: "ltr" | "rtl";
	/** Primary language subtag, matched against `Accept-Language` ranges. */
	readonly language: string;
	/** The locale in Open Graph's spelling. */
	readonly openGraph: string;
}

/** The locale registry. Each entry has a folder of the same name under `locales/`. */
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

export const locales: Readonly<Record<Locale, LocaleDefinition>> = registry;

// Marked as pure so that bundlers drop it from the script that blocks the first paint.
/** All locale codes, in the registry's order. */
export const localeCodes = /* @__PURE__ */ Object.keys(registry).filter(
	isLocale,
);

/** The locale of visitors without a known preference. Its pages are `x-default`. */
export const defaultLocale: Locale = "en-US";

export const localeCookie = "locale";
/** 365 days, in seconds. */
export const localeCookieMaxAge = 365 * 24 * 60 * 60;

/** The locale whose pages have no prefix. */
export const unprefixedLocale: Locale =
	/* @__PURE__ */ localeCodes.find((code) => locales[code].prefix === "") ??
	defaultLocale;

/** Whether a value is exactly a known locale code. Names on the prototype are not. */
export function isLocale(value: unknown): value is Locale {
	return typeof value === "string" && Object.hasOwn(registry, value);
}

/** Splits a path into its locale and the rest, which starts with a slash. Case-sensitive. */
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

/** Adds the locale's prefix to an unprefixed path. */
export function localizePath(path: string, locale: Locale): string {
	const { prefix } = locales[locale];
	if (path === "/") return prefix || "/";
	return prefix + path;
}
