import { glow, path, r, type Size } from "./drawing-parts.ts";

export function stars(random: () => number, { width, height }: Size): string {
	return Array.from({ length: 90 }, () => {
		const [x, y] = [random() * width, random() ** 1.6 * height * 0.36];
		return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(0.7 + random())}" fill="#dfe9f5" opacity="${r(0.2 + random() * 0.5)}"/>`;
	}).join("");
}

/** Long thin clouds, lit from below. */
export function clouds(random: () => number, base: number): string {
	const d = Array.from({ length: 16 }, () => {
		const [x, y] = [random() * 2100 - 100, base - 90 - random() * 300];
		const [length, thick] = [180 + random() * 460, 3 + random() * 9];
		return `M${r(x)} ${r(y)}q${r(length * 0.4)} ${r(-thick)} ${r(length)} ${r(-thick * 0.2)}q${r(-length * 0.5)} ${r(thick * 1.3)} ${r(-length)} ${r(thick * 0.2)}z`;
	}).join("");
	return path(d, "#ffd3a0", 'opacity=".26"');
}

export function lamps(random: () => number, base: number): string {
	return Array.from({ length: 46 }, () => {
		const x = 640 + random() ** 0.7 * 1400;
		return glow("spark", x, base - 4 - random() * 6, 3.2 + random() * 3);
	}).join("");
}

/** A dhow under sail, with its shadow on the water. */
export function dhow(x: number, y: number, scale: number): string {
	const hull = "M-70 -4C-40 14 40 14 84 -16L78 2C50 24-40 24-62 12z";
	return `<g transform="translate(${r(x)} ${r(y)}) scale(${scale})"><ellipse cx="4" cy="22" rx="86" ry="6" fill="#05162b" opacity=".55"/>${path(hull, "#07192f")}${path("M-18 0L-8-118L-4 0z", "#07192f")}${path("M-54-18C-30-60 6-104 34-134C46-92 44-48 30-20C4-10-26-10-54-18z", "#12304f")}${path("M34-134C46-92 44-48 30-20C20-14 8-12-4-11C22-46 32-92 34-134z", "#e7bb84", 'opacity=".75"')}${glow("spark", 58, -12, 7)}</g>`;
}
