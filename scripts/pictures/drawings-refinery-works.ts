import { box, glow, path, r, stroke } from "./drawing-parts.ts";

/** Columns with platforms and pipes, as chance has them, the higher ones in the middle. */
export function works(
	random: () => number,
	ground: number,
	scale: number,
	count: number,
	fill: string,
	shift: number,
): string {
	return Array.from({ length: count }, (_, index) => {
		const part = index / count;
		const x =
			shift +
			420 * (1 - scale) +
			part * 1536 * (scale === 1 ? 0.62 : 0.95) +
			random() * 30;
		const swell = 0.4 + 0.6 * Math.sin(Math.PI * Math.min(1, part + 0.08));
		const rise = scale * swell * (180 + random() * 330);
		const breadth = scale * (20 + random() * 30);
		const top = ground - rise;
		const rings = Array.from(
			{ length: Math.floor(rise / (scale * 62)) },
			(_, ring) =>
				box(
					x - 7 * scale,
					top + 26 * scale + ring * 62 * scale,
					breadth + 14 * scale,
					4 * scale,
				),
		).join("");
		const cap = `M${r(x)} ${r(top + 1)}C${r(x)} ${r(top - breadth * 0.6)} ${r(x + breadth)} ${r(top - breadth * 0.6)} ${r(x + breadth)} ${r(top + 1)}z`;
		const pipe = `M${r(x + breadth / 2)} ${r(top - breadth * 0.4)}v${r(-12 * scale)}h${r(breadth)}V${r(ground)}`;
		return `${stroke(pipe, scale === 1 ? "#2c5277" : "#5d7b95", r(4 * scale))}${path(box(x, top, breadth, rise), fill)}${path(cap, fill)}${path(rings, scale === 1 ? "#0a2139" : "#57748e")}${scale === 1 ? beacons(random, x, top, breadth, rise) : ""}`;
	}).join("");
}

export function flare(x: number, ground: number): string {
	const top = ground - 590;
	const braces = Array.from({ length: 13 }, (_, index) => {
		const [y, half] = [top + 40 + index * 42, 7 + index * 2.1];
		return `M${r(x - half)} ${r(y)}L${r(x + half + 2)} ${r(y + 42)}M${r(x + half)} ${r(y)}L${r(x - half - 2)} ${r(y + 42)}`;
	}).join("");
	const flame = `M${x - 9} ${top}C${x - 46} ${top - 46} ${x + 4} ${top - 62} ${x + 48} ${top - 120}C${x + 44} ${top - 66} ${x + 30} ${top - 26} ${x + 9} ${top}z`;
	const heart = `M${x - 5} ${top}C${x - 20} ${top - 26} ${x + 6} ${top - 40} ${x + 28} ${top - 72}C${x + 24} ${top - 36} ${x + 16} ${top - 14} ${x + 6} ${top}z`;
	return [
		stroke(braces, "#1c3f63", 2),
		stroke(
			`M${x - 8} ${top + 30}L${x - 36} ${ground}M${x + 8} ${top + 30}L${x + 36} ${ground}`,
			"#17395c",
			5,
		),
		stroke(`M${x} ${top}V${ground}`, "#0f2c4b", 10),
		path(flame, "#f4a552"),
		path(heart, "#fff0c9"),
	].join("");
}

export function sphere(x: number, ground: number, radius: number): string {
	const middle = ground - radius * 1.3;
	const legs = [-0.75, -0.4, 0, 0.4, 0.75]
		.map(
			(part) =>
				`M${r(x + part * radius)} ${r(middle + radius * 0.4)}V${ground}`,
		)
		.join("");
	return `${stroke(legs, "#0a2139", 6)}<circle cx="${x}" cy="${r(middle)}" r="${radius}" fill="#0c2745"/><circle cx="${r(x - radius * 0.12)}" cy="${r(middle - radius * 0.14)}" r="${r(radius * 0.86)}" fill="url(#ball)"/>${stroke(`M${r(x - radius)} ${r(middle)}Q${x} ${r(middle + radius * 0.24)} ${r(x + radius)} ${r(middle)}M${r(x + radius * 0.7)} ${ground}L${r(x - radius * 0.1)} ${r(middle - radius)}`, "#0a2139", 3)}`;
}

export function tank(
	x: number,
	ground: number,
	width: number,
	height: number,
): string {
	const top = ground - height;
	return `${path(box(x, top, width, height), "url(#tank)")}${path(`M${x} ${r(top + 1)}Q${r(x + width / 2)} ${r(top - 34)} ${r(x + width)} ${r(top + 1)}z`, "url(#tank)")}${stroke(`M${x} ${r(top)}H${r(x + width)}M${x} ${r(top + height / 2)}H${r(x + width)}`, "#0a2139", 3)}${stroke(`M${r(x + width * 0.1)} ${ground}L${r(x + width * 0.62)} ${r(top)}`, "#0a2139", 4, 'stroke-dasharray="3 4"')}`;
}

export function pipes(width: number, ground: number): string {
	const racks = Array.from(
		{ length: 15 },
		(_, index) => `M${20 + index * 66} ${r(ground - 46)}V${r(ground)}`,
	).join("");
	return `${stroke(`M0 ${r(ground - 46)}H960M0 ${r(ground - 34)}H960`, "#0a2139", 6)}${stroke(`M0 ${r(ground - 56)}H960`, "#7da0b8", 3, 'opacity=".7"')}${stroke(`${racks}M960 ${r(ground - 20)}H${width}`, "#0a2139", 4)}`;
}

/** Along the foot of the plant, closest where it is low. */
export function lights(random: () => number, ground: number): string {
	return Array.from({ length: 56 }, () =>
		glow(
			"spark",
			20 + random() * 1500,
			ground - 8 - random() ** 2 * 74,
			4 + random() * 5,
		),
	).join("");
}

/** On the platforms of one column. */
export function beacons(
	random: () => number,
	x: number,
	top: number,
	breadth: number,
	rise: number,
): string {
	return Array.from({ length: Math.floor(rise / 62) }, (_, ring) =>
		random() < 0.62
			? glow(
					"spark",
					x + (random() < 0.5 ? -5 : breadth + 5),
					top + 24 + ring * 62,
					5 + random() * 5,
				)
			: "",
	).join("");
}
