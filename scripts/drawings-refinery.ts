import {
	box,
	createRandom,
	drawing,
	glow,
	linear,
	path,
	r,
	radial,
	rect,
	ripples,
	type Size,
	stroke,
} from "./drawing-parts.ts";

/** A refinery in the blue hour: columns, tanks, a flare, and its lights in the water. */
export function refinery(size: Size): string {
	const random = createRandom(404);
	const { width, height } = size;
	const ground = height * 0.74;
	const far = works(random, ground, 0.55, 21, "url(#far)", 0);
	const near = works(random, ground, 1, 15, "url(#steel)", 60);
	const plant = [
		far,
		rect(0, ground - 260, width, 260, "url(#mist)"),
		flare(1290, ground),
		near,
		sphere(210, ground, 92),
		sphere(404, ground, 74),
		tank(980, ground, 190, 120),
		tank(1186, ground, 150, 92),
		tank(1352, ground, 220, 140),
		pipes(width, ground),
		rect(0, ground - 6, width, 12, "#071a30"),
		lights(random, ground),
	].join("");
	return drawing(
		size,
		[
			linear("sky", [
				[0, "#08203f"],
				[0.4, "#194a77"],
				[0.75, "#5d7f9b"],
				[0.93, "#c99a78"],
				[1, "#e8b583"],
			]),
			linear("water", [
				[0, "#8b7f80"],
				[0.12, "#31597d"],
				[1, "#061a33"],
			]),
			linear("far", [
				[0, "#3c6489"],
				[1, "#6d7f92"],
			]),
			linear(
				"steel",
				[
					[0, "#5f87a8"],
					[0.22, "#2c5277"],
					[0.7, "#12304f"],
					[1, "#0a2139"],
				],
				"across",
			),
			linear(
				"tank",
				[
					[0, "#6f93ae"],
					[0.3, "#34597c"],
					[1, "#0b2440"],
				],
				"across",
			),
			linear("mist", [
				[0, "#e8b583", 0],
				[1, "#e8b583", 0.42],
			]),
			linear("veil", [
				[0, "#061a33", 0],
				[1, "#061a33", 0.8],
			]),
			radial("ball", [
				[0, "#8db0c8"],
				[0.45, "#3d6488"],
				[1, "#0c2745"],
			]),
			radial("fire", [
				[0, "#fff3d6", 0.95],
				[0.12, "#ffcf86", 0.6],
				[0.4, "#f09a4a", 0.2],
				[1, "#f09a4a", 0],
			]),
			radial("spark", [
				[0, "#fff1cf"],
				[0.3, "#ffdc9a", 0.7],
				[1, "#ffcb7a", 0],
			]),
			'<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2.500 7"/></filter>',
			`<g id="plant">${plant}</g><clipPath id="sea"><rect y="${r(ground + 6)}" width="${width}" height="${height}"/></clipPath>`,
		],
		[
			rect(0, 0, width, ground + 8, "url(#sky)"),
			glow("fire", 1290, ground - 612, 360, 300),
			'<use href="#plant"/>',
			rect(0, ground + 6, width, height, "url(#water)"),
			`<g clip-path="url(#sea)"><g filter="url(#soft)" opacity=".6" transform="translate(0 ${r((ground + 6) * 1.62)}) scale(1 -.62)"><use href="#plant"/></g></g>`,
			rect(0, ground + 6, width, height - ground, "url(#veil)"),
			path(
				ripples(random, {
					x: 1290,
					spread: 130,
					top: ground + 12,
					bottom: height,
					count: 90,
				}),
				"#ffd08a",
				'opacity=".6"',
			),
			path(
				ripples(random, {
					x: 760,
					spread: 1500,
					top: ground + 12,
					bottom: height,
					count: 240,
				}),
				"#a9c3d8",
				'opacity=".17"',
			),
		],
	);
}

/** Columns with platforms and pipes, as chance has them, the higher ones in the middle. */
function works(
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
		return `${stroke(pipe, scale === 1 ? "#2c5277" : "#5d7b95", r(4 * scale))}${path(`${box(x, top, breadth, rise)}`, fill)}${path(cap, fill)}${path(rings, scale === 1 ? "#0a2139" : "#57748e")}${scale === 1 ? beacons(random, x, top, breadth, rise) : ""}`;
	}).join("");
}

function flare(x: number, ground: number): string {
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

function sphere(x: number, ground: number, radius: number): string {
	const middle = ground - radius * 1.3;
	const legs = [-0.75, -0.4, 0, 0.4, 0.75]
		.map(
			(part) =>
				`M${r(x + part * radius)} ${r(middle + radius * 0.4)}V${ground}`,
		)
		.join("");
	return `${stroke(legs, "#0a2139", 6)}<circle cx="${x}" cy="${r(middle)}" r="${radius}" fill="#0c2745"/><circle cx="${r(x - radius * 0.12)}" cy="${r(middle - radius * 0.14)}" r="${r(radius * 0.86)}" fill="url(#ball)"/>${stroke(`M${r(x - radius)} ${r(middle)}Q${x} ${r(middle + radius * 0.24)} ${r(x + radius)} ${r(middle)}M${r(x + radius * 0.7)} ${ground}L${r(x - radius * 0.1)} ${r(middle - radius)}`, "#0a2139", 3)}`;
}

function tank(
	x: number,
	ground: number,
	width: number,
	height: number,
): string {
	const top = ground - height;
	return `${path(box(x, top, width, height), "url(#tank)")}${path(`M${x} ${r(top + 1)}Q${r(x + width / 2)} ${r(top - 34)} ${r(x + width)} ${r(top + 1)}z`, "url(#tank)")}${stroke(`M${x} ${r(top)}H${r(x + width)}M${x} ${r(top + height / 2)}H${r(x + width)}`, "#0a2139", 3)}${stroke(`M${r(x + width * 0.1)} ${ground}L${r(x + width * 0.62)} ${r(top)}`, "#0a2139", 4, 'stroke-dasharray="3 4"')}`;
}

function pipes(width: number, ground: number): string {
	const racks = Array.from(
		{ length: 15 },
		(_, index) => `M${20 + index * 66} ${r(ground - 46)}V${r(ground)}`,
	).join("");
	return `${stroke(`M0 ${r(ground - 46)}H960M0 ${r(ground - 34)}H960`, "#0a2139", 6)}${stroke(`M0 ${r(ground - 56)}H960`, "#7da0b8", 3, 'opacity=".7"')}${stroke(`${racks}M960 ${r(ground - 20)}H${width}`, "#0a2139", 4)}`;
}

/** Along the foot of the plant, closest where it is low. */
function lights(random: () => number, ground: number): string {
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
function beacons(
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
