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
	type Size,
	stroke,
} from "./drawing-parts.ts";

type Points = readonly (readonly [x: number, y: number])[];

/** Dunes in low sun, a road that winds through them, a power line and a solar field. */
export function desert(size: Size): string {
	const random = createRandom(5);
	const { width, height } = size;
	const far: Points = [
		[0, 512],
		[240, 470],
		[520, 505],
		[760, 452],
		[1040, 498],
		[1300, 446],
		[width, 490],
	];
	const second: Points = [
		[0, 560],
		[300, 548],
		[620, 592],
		[900, 540],
		[1240, 584],
		[width, 536],
	];
	const third: Points = [
		[0, 640],
		[380, 622],
		[820, 668],
		[1180, 628],
		[width, 672],
	];
	const ground = (points: Points) => `${curve(points)}V${height}H0z`;
	return drawing(
		size,
		[
			linear("sky", [
				[0, "#2f6c9c"],
				[0.5, "#9fc0cd"],
				[0.85, "#f6dcb0"],
				[1, "#fbe3b6"],
			]),
			radial("sun", [
				[0, "#fffbee"],
				[0.14, "#fff2cf", 0.95],
				[0.3, "#fde3b0", 0.4],
				[1, "#fbe0b0", 0],
			]),
			linear("a", [
				[0, "#dcb98c"],
				[1, "#d9ae78"],
			]),
			linear("b", [
				[0, "#d3a468"],
				[1, "#c58f50"],
			]),
			linear("c", [
				[0, "#c98f4d"],
				[0.4, "#b97a3b"],
				[1, "#8d5426"],
			]),
			linear("d", [
				[0, "#9d5f2b"],
				[1, "#5f3517"],
			]),
			linear("shade", [
				[0, "#6b3a1c", 0.55],
				[1, "#6b3a1c", 0],
			]),
			linear("haze", [
				[0, "#fbe3b6", 0],
				[0.6, "#fbe3b6", 0.55],
				[1, "#fbe3b6", 0],
			]),
			linear("tar", [
				[0, "#8a7a68"],
				[0.3, "#5a5a5e"],
				[1, "#3d4148"],
			]),
			linear(
				"lee",
				[
					[0, "#7a4420", 0.5],
					[1, "#7a4420", 0],
				],
				"across",
			),
			`<clipPath id="one"><path d="${ground(far)}"/></clipPath><clipPath id="two"><path d="${ground(second)}"/></clipPath><clipPath id="three"><path d="${ground(third)}"/></clipPath>`,
			linear("panel", [
				[0, "#2c5f8e"],
				[0.5, "#163f6b"],
				[1, "#0c2a4c"],
			]),
		],
		[
			rect(0, 0, width, 560, "url(#sky)"),
			glow("sun", 1090, 372, 520, 420),
			path(
				`${curve([
					[0, 470],
					[180, 418],
					[330, 446],
					[480, 402],
					[700, 460],
					[980, 436],
					[1220, 408],
					[width, 452],
				])}V560H0z`,
				"#b9b6a6",
				'opacity=".75"',
			),
			rect(0, 380, width, 190, "url(#haze)"),
			path(ground(far), "url(#a)"),
			lee(236, 470, 0.7, "one"),
			lee(770, 452, 0.8, "one"),
			lee(1306, 446, 0.9, "one"),
			pylons([
				[1500, 1.05],
				[1268, 0.66],
				[1118, 0.44],
				[1012, 0.31],
				[936, 0.22],
			]),
			path(ground(second), "url(#b)"),
			lee(906, 540, 1, "two"),
			rect(0, 460, width, 190, "url(#haze)", 'opacity=".7"'),
			solarField(),
			path(ground(third), "url(#c)"),
			lee(372, 622, 1.5, "three"),
			lee(1190, 628, 1.3, "three"),
			road(),
			dune(random, height),
		],
	);
}

/** Lattice towers that come nearer, and the lines between them. */
function pylons(
	places: readonly (readonly [x: number, scale: number])[],
): string {
	const foot = (scale: number) => 478 + scale * 132;
	const tops = places.map(([x, scale]) => ({ x, scale, y: foot(scale) }));
	const wires = tops.slice(1).flatMap((to, index) => {
		const from = tops[index] ?? to;
		return [-52, 52].flatMap((side) =>
			[-236, -190].map((level) => {
				const [x, y] = [
					from.x + side * from.scale,
					from.y + level * from.scale,
				];
				const [endX, endY] = [to.x + side * to.scale, to.y + level * to.scale];
				const sag = 26 * from.scale;
				return `M${r(x)} ${r(y)}Q${r((x + endX) / 2)} ${r((y + endY) / 2 + sag)} ${r(endX)} ${r(endY)}`;
			}),
		);
	});
	const lattice =
		"M-30 0L-9-160V-262L0-286 9-262V-160L30 0M-30 0L14-110M30 0L-14-110M-14-110L9-160M14-110L-9-160M-9-160L9-205M9-160L-9-205M-60-190H60M-60-236H60M-60-190L-9-210M60-190L9-210M-60-236L-9-256M60-236L9-256";
	return [
		stroke(wires.join(""), "#4a4a4c", 1.3, 'opacity=".6"'),
		...tops.map(
			({ x, y, scale }) =>
				`<g transform="translate(${x} ${r(y)}) scale(${scale})">${stroke(lattice, "#43484f", 3.4)}</g>`,
		),
	].join("");
}

/** Rows of panels, narrower and closer with distance. */
function solarField(): string {
	return Array.from({ length: 8 }, (_, row) => {
		const depth = (row / 7) ** 1.5;
		const y = 570 + depth * 92;
		const [left, right] = [96 - depth * 170, 520 + depth * 70];
		const tall = 6 + depth * 22;
		const lean = 6 + depth * 18;
		const count = 9;
		return Array.from({ length: count }, (_, index) => {
			const step = (right - left) / count;
			const x = left + index * step;
			const end = x + step * 0.9;
			return `${stroke(`M${r((x + end) / 2)} ${r(y)}v${r(tall * 0.5)}`, "#5c3c1f", 1 + depth * 2)}${path(`M${r(x)} ${r(y)}L${r(x + lean)} ${r(y - tall)}H${r(end + lean)}L${r(end)} ${r(y)}z`, "url(#panel)")}${stroke(`M${r(x + lean)} ${r(y - tall)}H${r(end + lean)}M${r((x + end) / 2 + lean / 2 - lean / 2)} ${r(y)}l${r(lean)} ${r(-tall)}`, "#b9d4e6", 0.6 + depth, 'opacity=".75"')}`;
		}).join("");
	}).join("");
}

/** A road in perspective: both edges, and the dashes along its middle, follow one winding line. */
function road(): string {
	const at = (part: number) => {
		const near = part ** 2.1;
		return {
			x: 960 + Math.sin(part * 5.2 + 0.4) * (18 + 150 * near) + near * 190,
			y: 646 + near * 392,
			half: 3 + near * 150,
		};
	};
	const parts = Array.from({ length: 61 }, (_, index) => index / 60);
	const side = (sign: number, out: number) =>
		parts.map((part) => {
			const { x, y, half } = at(part);
			return `${r(x + sign * half * out)} ${r(y)}`;
		});
	const strip = (out: number) =>
		`M${[...side(-1, out), ...side(1, out).reverse()].join("L")}z`;
	const dashes = parts
		.slice(0, -1)
		.filter((_, index) => index % 2 === 0)
		.map((part) => {
			const [from, to] = [at(part), at(part + 1 / 110)];
			const [thin, thick] = [from.half * 0.022, to.half * 0.022];
			return `M${r(from.x - thin)} ${r(from.y)}L${r(from.x + thin)} ${r(from.y)}L${r(to.x + thick)} ${r(to.y)}L${r(to.x - thick)} ${r(to.y)}z`;
		});
	return [
		path(strip(1.16), "#d9a766"),
		path(strip(1), "url(#tar)"),
		path(dashes.join(""), "#f6e3bf"),
	].join("");
}

/** The lee of a dune: right of a crest that winds down towards the viewer. */
function lee(x: number, y: number, scale: number, ridge: string): string {
	const d = `M${x} ${y - 60}C${r(x - 46 * scale)} ${r(y + 34 * scale)} ${r(x + 64 * scale)} ${r(y + 66 * scale)} ${r(x - 22 * scale)} ${r(y + 150 * scale)}C${r(x + 90 * scale)} ${r(y + 132 * scale)} ${r(x + 250 * scale)} ${r(y + 70 * scale)} ${r(x + 330 * scale)} ${y - 60}z`;
	return path(d, "url(#lee)", `clip-path="url(#${ridge})"`);
}

/** The dune in front: its ridge parts light from shade, and wind has drawn lines. */
function dune(random: () => number, height: number): string {
	const ridge: Points = [
		[0, 742],
		[190, 700],
		[420, 770],
		[640, 880],
		[800, 980],
		[860, 1030],
	];
	const lines = Array.from({ length: 20 }, (_, index) => {
		const y = 800 + index * 15;
		return `M${r(-20 + random() * 40)} ${y}q${r(120 + random() * 60)} ${r(-34)} ${r(300 + index * 16)} ${r(30 + index * 3)}`;
	}).join("");
	return `${path(`${curve(ridge)}V${height}H0z`, "url(#d)")}${path(`${curve(ridge)}L700 ${height}C560 930 380 850 250 800C130 756 60 752 0 760z`, "#e0aa66", 'opacity=".75"')}${stroke(lines, "#e8b878", 1.6, 'opacity=".22"')}`;
}
