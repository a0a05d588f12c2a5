export const themes = [
	"blackGold",
	"blueWhite",
	"darkGreen",
	"darkRed",
	"earthYellow",
] as const;
export type ThemeName = (typeof themes)[number];
export type Mode = "light" | "dark";

export interface Theme {
	readonly name: ThemeName;
	/** Absent when nothing is saved: the system's preference decides. */
	readonly mode?: Mode;
}

export const defaultTheme: Theme = { name: "blueWhite" };
export const themeCookie = "theme";
/** 720 hours, in seconds. */
export const themeCookieMaxAge = 720 * 60 * 60;

/**
 * Reads the theme cookie: `{name}` or `{name}.{light|dark}`. Whatever is unknown falls back to the
 * default.
 */
export function parseTheme(value: string | undefined): Theme {
	const [name, mode, ...rest] = (value ?? "").split(".");
	const theme = themes.find((known) => known === name);
	if (!theme || rest.length > 0) return defaultTheme;
	if (mode === undefined) return { name: theme };
	return mode === "light" || mode === "dark"
		? { name: theme, mode }
		: defaultTheme;
}

/** The theme cookie's value. */
export function formatTheme(theme: Theme): string {
	return theme.mode ? `${theme.name}.${theme.mode}` : theme.name;
}
