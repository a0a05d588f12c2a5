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
	/** Absent when nothing is saved: the system's preference decides. */
	readonly mode?: Mode;
}

export const defaultTheme: Theme = { name: "blueWhite" };
export const themeCookie = "theme";
/** 720 hours, in seconds. */
export const themeCookieMaxAge = 720 * 60 * 60;
/** Keys in local storage that mirror the cookie. */
export const themeNameKey = "currentTheme";
export const isDarkKey = "isDark";

/**
 * Reads the theme cookie: `{name}` or `{name}.{light|dark}`. Whatever is unknown falls back to the
 * default.
 */
export function parseTheme(value: string | undefined): Theme {
	return readTheme(value) ?? defaultTheme;
}

/**
 * The theme of what a browser has saved: the cookie's, and local storage's for what that leaves
 * open. `isDark` is `true` or `false` as text.
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

/** A theme in a mode, or, without one, in the system's. */
export function withMode(name: ThemeName, mode: Mode | undefined): Theme {
	return mode ? { name, mode } : { name };
}

/** The theme cookie's value. */
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
