import { box, r } from "./drawing-parts.ts";

export interface Tower {
	readonly x: number;
	readonly width: number;
	readonly rise: number;
}

/** Outlines of towers that stand on a base line. */
export const towerShapes = {
	block: ({ x, width, rise }: Tower, base: number) =>
		box(x, base - rise, width, rise),
	stepped({ x, width, rise }: Tower, base: number) {
		return [
			box(x, base - rise * 0.7, width, rise * 0.7),
			box(x + width * 0.16, base - rise * 0.88, width * 0.68, rise * 0.2),
			box(x + width * 0.32, base - rise, width * 0.36, rise * 0.15),
		].join("");
	},
	/** Setbacks to alternating sides, and a mast. */
	spire({ x, width, rise }: Tower, base: number) {
		const middle = x + width / 2;
		const steps = [1, 0.82, 0.66, 0.5, 0.36, 0.24, 0.13];
		const heights = [0.3, 0.42, 0.53, 0.63, 0.72, 0.79, 0.86];
		return [
			...steps.map((part, index) =>
				box(
					middle - (width * part) / 2 + (index % 2 ? 2 : -2),
					base - rise * (heights[index] ?? 1),
					width * part,
					rise * (heights[index] ?? 1),
				),
			),
			`M${r(middle - 3)} ${r(base - rise * 0.84)}L${r(middle)} ${r(base - rise)}L${r(middle + 3)} ${r(base - rise * 0.84)}z`,
		].join("");
	},
	/** Shaped like a sail in the wind. */
	sail({ x, width, rise }: Tower, base: number) {
		return `M${r(x)} ${r(base)}V${r(base - rise)}C${r(x + width * 0.75)} ${r(base - rise * 0.82)} ${r(x + width * 1.15)} ${r(base - rise * 0.42)} ${r(x + width)} ${r(base)}z`;
	},
	/** A slanted roof. */
	slant({ x, width, rise }: Tower, base: number) {
		return `M${r(x)} ${r(base)}V${r(base - rise * 0.84)}L${r(x + width)} ${r(base - rise)}V${r(base)}z`;
	},
	/** A top like that of a pen. */
	pen({ x, width, rise }: Tower, base: number) {
		return `M${r(x)} ${r(base)}V${r(base - rise * 0.76)}Q${r(x + width * 0.12)} ${r(base - rise * 0.9)} ${r(x + width / 2)} ${r(base - rise)}Q${r(x + width * 0.88)} ${r(base - rise * 0.9)} ${r(x + width)} ${r(base - rise * 0.76)}V${r(base)}z`;
	},
	/** A waist, like that of a twisted tower. */
	turning({ x, width, rise }: Tower, base: number) {
		return `M${r(x)} ${r(base)}C${r(x + width * 0.3)} ${r(base - rise * 0.4)} ${r(x - width * 0.05)} ${r(base - rise * 0.7)} ${r(x + width * 0.14)} ${r(base - rise)}L${r(x + width * 0.9)} ${r(base - rise * 0.95)}C${r(x + width * 0.68)} ${r(base - rise * 0.6)} ${r(x + width * 1.08)} ${r(base - rise * 0.35)} ${r(x + width)} ${r(base)}z`;
	},
} as const;

type TowerShape = keyof typeof towerShapes;

/** A random row of towers between two ends, highest in the middle. */
export function towerRow(
	random: () => number,
	row: {
		readonly from: number;
		readonly to: number;
		readonly base: number;
		readonly rise: number;
		readonly step: number;
	},
): string {
	const shapes: readonly TowerShape[] = [
		"block",
		"block",
		"stepped",
		"slant",
		"pen",
		"turning",
		"block",
	];
	let d = "";
	for (let x = row.from; x < row.to; x += row.step * (0.55 + random() * 0.75)) {
		const part = (x - row.from) / (row.to - row.from);
		const swell = 0.25 + 0.75 * Math.sin(Math.PI * part) ** 0.7;
		const rise = row.rise * swell * (0.35 + 0.65 * random());
		const width = row.step * (0.42 + random() * 0.4);
		const shape = shapes[Math.floor(random() * shapes.length)] ?? "block";
		d += towerShapes[shape]({ x, width, rise }, row.base);
	}
	return d;
}
