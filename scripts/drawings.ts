import { brand } from "../shared/brand.ts";

interface Size {
	readonly width: number;
	readonly height: number;
}

/** A repeatable stream of numbers from 0 to 1, so that a drawing is the same each time. */
function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1664525 + 1013904223) % 2 ** 32;
		return state / 2 ** 32;
	};
}

/** A Gulf city at dusk: a sun, three rows of towers, water, and dunes in front. */
export function skyline({ width, height }: Size): string {
	const random = createRandom(2011);
	const horizon = height * 0.62;
	const rows = [
		{ color: "#3f6c9b", top: 0.3, step: 46 },
		{ color: "#274f80", top: 0.36, step: 62 },
		{ color: "#143660", top: 0.42, step: 84 },
	].map(({ color, top, step }) =>
		towers(random, { width, horizon, top: height * top, step, color }),
	);
	const dunes = [
		{ color: "#d9a45b", base: 0.74, swell: 46 },
		{ color: "#c4853f", base: 0.82, swell: 60 },
		{ color: "#9c5f2b", base: 0.91, swell: 52 },
	].map(({ color, base, swell }, index) =>
		dune(
			{ width, height },
			{ color, base: height * base, swell, phase: index * 1.9 },
		),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#0b2c56"/><stop offset=".45" stop-color="#3d6d9f"/><stop offset=".75" stop-color="#f0b878"/><stop offset="1" stop-color="#f8dcae"/></linearGradient>
<linearGradient id="water" x2="0" y2="1"><stop offset="0" stop-color="#d9a878"/><stop offset="1" stop-color="#2c5687"/></linearGradient></defs>
<rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>
<circle cx="${width * 0.68}" cy="${horizon - 90}" r="118" fill="#ffe3b0"/><circle cx="${width * 0.68}" cy="${horizon - 90}" r="190" fill="#ffe3b0" opacity=".22"/>
${rows.join("\n")}
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#water)"/>
${ripples(random, { width, height }, horizon)}
${dunes.join("\n")}
</svg>`;
}

function towers(
	random: () => number,
	row: {
		width: number;
		horizon: number;
		top: number;
		step: number;
		color: string;
	},
): string {
	const shapes: string[] = [];
	for (
		let x = -row.step;
		x < row.width;
		x += row.step * (0.62 + random() * 0.7)
	) {
		const middle = 1 - Math.abs(x - row.width * 0.4) / row.width;
		const rise = (row.horizon - row.top) * (0.25 + random() * 0.75 * middle);
		const breadth = row.step * (0.42 + random() * 0.35);
		shapes.push(tower(random(), x, row.horizon, breadth, rise));
	}
	return `<path fill="${row.color}" d="${shapes.join("")}"/>`;
}

/** One tower: flat, stepped, sail-shaped or with a spire. */
function tower(
	kind: number,
	x: number,
	base: number,
	breadth: number,
	rise: number,
): string {
	const [left, right, top] = [x, x + breadth, base - rise].map(Math.round);
	if (kind < 0.4) return `M${left} ${base}V${top}H${right}V${base}z`;
	if (kind < 0.65) {
		const shoulder = Math.round(base - rise * 0.72);
		const inset = Math.round(breadth * 0.22);
		return `M${left} ${base}V${shoulder}h${inset}V${top}h${Math.round(breadth) - 2 * inset}V${shoulder}h${inset}V${base}z`;
	}
	if (kind < 0.85)
		return `M${left} ${base}V${top}C${right} ${Math.round(base - rise * 0.8)} ${right} ${Math.round(base - rise * 0.4)} ${right} ${base}z`;
	const middle = Math.round(x + breadth / 2);
	return `M${left} ${base}V${Math.round(base - rise * 0.7)}L${middle - 4} ${Math.round(base - rise * 0.82)}L${middle} ${Math.round(base - rise * 1.25)}L${middle + 4} ${Math.round(base - rise * 0.82)}L${right} ${Math.round(base - rise * 0.7)}V${base}z`;
}

function ripples(
	random: () => number,
	{ width, height }: Size,
	horizon: number,
): string {
	const lines = Array.from({ length: 34 }, (_, index) => {
		const y = Math.round(horizon + 6 + (index / 34) * height * 0.12);
		const x = Math.round(width * 0.68 + (random() - 0.5) * (120 + index * 16));
		return `M${x} ${y}h${Math.round(30 + random() * 110)}`;
	});
	return `<path d="${lines.join("")}" stroke="#ffe3b0" stroke-width="3" opacity=".45"/>`;
}

function dune(
	{ width, height }: Size,
	wave: { color: string; base: number; swell: number; phase: number },
): string {
	const points = Array.from({ length: 13 }, (_, index) => {
		const x = Math.round((index / 12) * width);
		const y = Math.round(
			wave.base + Math.sin(index * 0.9 + wave.phase) * wave.swell,
		);
		return [x, y] as const;
	});
	const [first = [0, 0]] = points;
	const curves = points.slice(1).map(([x, y], index) => {
		const [previousX, previousY] = points[index] ?? [0, 0];
		const middle = Math.round((previousX + x) / 2);
		return `C${middle} ${previousY} ${middle} ${y} ${x} ${y}`;
	});
	return `<path fill="${wave.color}" d="M${first.join(" ")}${curves.join("")}V${height}H0z"/>`;
}

/** The firm's mark as an icon: an eight-pointed star, its lower half cut into waves. */
export function icon(): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${brand.themeColor}" d="M24 2l6.4 6.600h9v9L46 24l-6.6 6.400v9h-9L24 46l-6.4-6.600h-9v-9L2 24l6.6-6.400v-9h9z"/><path fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="M9 24c5-4 10-4 15 0s10 4 15 0M9 31c5-4 10-4 15 0s10 4 15 0M14 37c3.5-2 6.5-2 10 0s6.5 2 10 0"/></svg>\n`;
}
