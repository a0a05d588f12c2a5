import {
	createRandom,
	curve,
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
import {
	type Tower,
	type TowerShape,
	towerRow,
	towerShapes,
	windowPattern,
} from "./drawing-towers.ts";
import { clouds, dhow, lamps, stars } from "./drawings-skyline-parts.ts";

type Placed = Tower & { readonly shape: TowerShape };

/** The towers in front, from left to right; the tallest off the middle of the right half. */
const front: readonly Placed[] = [
	{ shape: "block", x: 1040, width: 52, rise: 88 },
	{ shape: "dome", x: 1098, width: 76, rise: 74 },
	{ shape: "slant", x: 1168, width: 58, rise: 204 },
	{ shape: "block", x: 1230, width: 44, rise: 150 },
	{ shape: "turning", x: 1280, width: 66, rise: 318 },
	{ shape: "stepped", x: 1352, width: 72, rise: 232 },
	{ shape: "spire", x: 1432, width: 118, rise: 690 },
	{ shape: "block", x: 1560, width: 60, rise: 262 },
	{ shape: "pen", x: 1626, width: 62, rise: 398 },
	{ shape: "pen", x: 1694, width: 62, rise: 352 },
	{ shape: "stepped", x: 1766, width: 78, rise: 246 },
	{ shape: "slant", x: 1850, width: 56, rise: 300 },
	{ shape: "block", x: 1908, width: 48, rise: 180 },
	{ shape: "sail", x: 1962, width: 92, rise: 372 },
];

/** A Gulf city at dusk across the water. Its left is sky and sea: text stands there. */
export function skyline(size: Size): string {
	const random = createRandom(2011);
	const { width, height } = size;
	const base = height * 0.735;
	const far = towerRow(random, {
		from: 560,
		to: width + 40,
		base,
		rise: 250,
		step: 34,
	});
	const middle = towerRow(random, {
		from: 860,
		to: width + 40,
		base,
		rise: 400,
		step: 44,
	});
	const near = front.map((tower) => towerShapes[tower.shape](tower, base));
	const shore = `${curve([
		[300, base + 2],
		[620, base - 5],
		[1000, base - 12],
		[1500, base - 9],
		[width, base - 14],
	])}V${r(base + 3)}H300z`;
	const city = [
		path(far, "url(#far)"),
		rect(0, base - 330, width, 330, "url(#haze)"),
		path(middle, "url(#middle)"),
		rect(0, base - 220, width, 220, "url(#haze)"),
		path(near.join(""), "url(#near)"),
		// One by one, for each has a lit side of its own.
		...near.map((tower) => path(tower, "url(#side)")),
		path(near.join(""), "url(#windows)", 'opacity=".8"'),
		path(shore, "#0a2440"),
		stroke(`M1436 ${base - 300}V${base - 20}`, "#ffd9a0", 1.4, 'opacity=".5"'),
	].join("");
	return drawing(
		size,
		[
			linear(
				"sky",
				"0 #061a33, 0.32 #0c3057, 0.6 #2f5d86, 0.8 #9a8b88, 0.92 #e2ae7c, 1 #f6d09b",
			),
			linear("water", "0 #c99f7d, 0.1 #7f8190, 0.35 #24496f, 1 #071d38"),
			linear("far", "0 #58789a, 1 #c2a290"),
			linear("middle", "0 #2f557f, 1 #75808f"),
			linear("near", "0 #14365f, 0.6 #0f2c50, 1 #0b2341"),
			linear("haze", "0 #f0bf8a 0, 1 #f3c592 0.5"),
			linear("deepen", "0 #0a2240 0, 0.5 #0a2240 0.55, 1 #061a33 0.95"),
			linear("calm", "0 #061a33 0.5, 0.55 #061a33 0", "across"),
			linear(
				"side",
				"0 #ffc68a 0.42, 0.14 #ffc68a 0.1, 0.5 #061a33 0, 1 #061a33 0.55",
				"across",
			),
			radial(
				"sun",
				"0 #fff0cf, 0.13 #ffe4b4 0.95, 0.3 #ffcf8f 0.4, 1 #f6b877 0",
			),
			radial("spark", "0 #ffe9c2 0.9, 1 #ffd9a0 0"),
			windowPattern("windows", random, { color: "#ffd795", share: 0.17 }),
			'<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3 9"/></filter>',
			`<g id="city">${city}</g><clipPath id="sea"><rect y="${r(base)}" width="${width}" height="${r(height - base)}"/></clipPath>`,
		],
		[
			rect(0, 0, width, base + 2, "url(#sky)"),
			stars(random, size),
			glow("sun", 1330, base - 26, 620, 420),
			clouds(random, base),
			'<use href="#city"/>',
			rect(0, base, width, height - base, "url(#water)"),
			`<g clip-path="url(#sea)"><g opacity=".5" filter="url(#soft)" transform="translate(0 ${r(base * 1.72)}) scale(1 -.72)"><use href="#city"/></g></g>`,
			rect(0, base, width, height - base, "url(#deepen)"),
			path(
				ripples(random, {
					x: 1330,
					spread: 240,
					top: base + 4,
					bottom: height,
					count: 190,
				}),
				"#ffe0ae",
				'opacity=".55"',
			),
			path(
				ripples(random, {
					x: 1250,
					spread: 1500,
					top: base + 8,
					bottom: height,
					count: 260,
				}),
				"#9fb6cc",
				'opacity=".16"',
			),
			lamps(random, base),
			dhow(1150, base + 96, 1.05),
			rect(0, 0, width, height, "url(#calm)"),
		],
	);
}
