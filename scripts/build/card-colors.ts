import type { Color } from "./indexed-png.ts";

/** The colors of social cards, as SVG color values. */
export const cardColors = {
	ground: "#0a2846",
	text: "#ffffff",
	accent: "#e7bd6d",
	pattern: "#d6a850",
	star: "#f4f8fc",
	small: "#b57710",
} as const;

/**
 * The palette: the colors of a card, and the shades where antialiased edges and the fading pattern
 * blend with the ground.
 */
export const cardPalette: readonly Color[] = [
	...blend("text", [0, 0.2, 0.4, 0.6, 0.8, 1]),
	...blend("pattern", [0.05, 0.12, 0.22, 0.34, 0.48, 0.62, 0.76, 0.9]),
	...blend("accent", [1]),
	...blend("small", [1]),
];

/** The palette index nearest to each 15-bit color, five bits per channel. */
const nearest = Uint8Array.from({ length: 2 ** 15 }, (_, key) => {
	const parts = [key >> 10, (key >> 5) & 31, key & 31];
	const distances = cardPalette.map((color) =>
		color.reduce(
			(sum, part, index) => sum + (part - (parts[index] ?? 0) * 8 - 4) ** 2,
			0,
		),
	);
	return distances.indexOf(Math.min(...distances));
});

/** The palette index of the nearest color. */
export function findNearest(red: number, green: number, blue: number): number {
	return nearest[((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)] ?? 0;
}

function blend(
	name: keyof typeof cardColors,
	shares: readonly number[],
): Color[] {
	const [ground, color] = [
		parseColor(cardColors.ground),
		parseColor(cardColors[name]),
	];
	return shares.map((share) => {
		const mix = (index: 0 | 1 | 2) =>
			Math.round(ground[index] + (color[index] - ground[index]) * share);
		return [mix(0), mix(1), mix(2)];
	});
}

/** Parses a color such as `#0a2846`. */
export function parseColor(color: string): Color {
	const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
	return [part(1), part(3), part(5)];
}
