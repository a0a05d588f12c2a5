import type { ColorPair } from "./contrast-pairs.ts";

/** A color token in light and dark mode, as `#rrggbb`. */
export interface TokenColors {
	readonly light: string;
	readonly dark: string;
}

export type Tokens = ReadonlyMap<string, TokenColors>;

const colorPattern =
	/(--[\w-]+):\s*(?:light-dark\(\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*\)|(#[\da-f]{6}))\s*(?=[;}]|$)/gi;

/** The opaque colors by theme and token. Tokens declared in `:root` alone apply to all themes. */
export function readThemeTokens(
	css: string,
): Map<string, Map<string, TokenColors>> {
	const themes = new Map<string, Map<string, TokenColors>>();
	const shared = new Map<string, TokenColors>();
	const aliases: (readonly [token: string, other: string])[] = [];
	for (const [, selectors = "", body = ""] of css.matchAll(
		/([^{}]+)\{([^{}]*)\}/g,
	)) {
		const name = /\[data-theme="(\w+)"\]/.exec(selectors)?.[1];
		const tokens = name ? themes.getOrInsert(name, new Map()) : shared;
		for (const [, token = "", light, dark, both = ""] of body.matchAll(
			colorPattern,
		))
			tokens.set(token, { light: light ?? both, dark: dark ?? both });
		for (const [, token = "", other = ""] of body.matchAll(
			/(--[\w-]+):\s*var\((--[\w-]+)\)/g,
		))
			aliases.push([token, other]);
	}
	return new Map(
		[...themes].map(([name, own]) => {
			const all = new Map([...shared, ...own]);
			for (const [token, other] of aliases) {
				const colors = all.get(other);
				if (colors) all.set(token, colors);
			}
			return [name, all];
		}),
	);
}

/** Pairs with too little contrast in either mode of a theme, and pairs with unknown colors. */
export function listContrastFaults(
	tokens: Tokens,
	pairs: readonly ColorPair[],
): string[] {
	return pairs.flatMap(({ foreground, background, minimum, selector }) => {
		const [over, under] = [tokens.get(foreground), tokens.get(background)];
		const names = `${selector}: ${foreground} on ${background}`;
		if (!over || !under) return [`${names}: not a color of the theme`];
		return (["light", "dark"] as const)
			.map((mode) => [mode, contrastOf(over[mode], under[mode])] as const)
			.filter(([, contrast]) => contrast < minimum)
			.map(
				([mode, contrast]) =>
					`${names}, ${mode}: ${contrast.toFixed(2)} of ${minimum}`,
			);
	});
}

/** WCAG's contrast ratio of two colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
		(a, b) => a - b,
	);
	return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance of `#rrggbb`, from 0 to 1. */
function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
