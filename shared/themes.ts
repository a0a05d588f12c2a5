export const themes = [
	"blackGold",
	"blueWhite",
	"darkGreen",
	"darkRed",
	"earthYellow",
] as const;
export type ThemeName = (typeof themes)[number];
export const modes = ["light", "dark"] as const;
export type Mode = (typeof modes)[number];

export interface Theme {
	readonly name: ThemeName;
	/** Absent if nothing is saved: the system's preference decides. */
	readonly mode?: Mode;
}

export const defaultTheme: Theme = { name: "blueWhite" };
export const themeCookie = "theme";
/** 720 hours, in seconds. */
export const themeCookieMaxAge = 720 * 60 * 60;
/** Local storage keys that mirror the cookie. */
export const themeNameKey = "currentTheme";
export const isDarkKey = "isDark";

/** Parses the theme cookie: `{name}` or `{name}.{light|dark}`. Unknown values yield the default. */
export function parseTheme(value: string | undefined): Theme {
	return readTheme(value) ?? defaultTheme;
}

/**
 * The saved theme: the cookie takes precedence, local storage fills in the rest. `isDark` is
 * `"true"` or `"false"`.
 */
export function chooseTheme(
	cookie: string | undefined,
	name: string | undefined,
	isDark: string | undefined,
): Theme {
	const theme = readTheme(cookie) ?? readTheme(name) ?? defaultTheme;
	const saved = modes.find((mode) => isDark === String(mode === "dark"));
	return withMode(theme.name, theme.mode ?? saved);
}

/** A theme with an explicit mode, or with the system's if `mode` is undefined. */
export function withMode(name: ThemeName, mode: Mode | undefined): Theme {
	return mode ? { name, mode } : { name };
}

/** Serializes the theme cookie. */
export function formatTheme({ name, mode }: Theme): string {
	return mode ? `${name}.${mode}` : name;
}

function readTheme(value: string | undefined): Theme | undefined {
	return themes
		.flatMap((name) =>
			[undefined, ...modes].map((mode) => withMode(name, mode)),
		)
		.find((theme) => formatTheme(theme) === value);
}
