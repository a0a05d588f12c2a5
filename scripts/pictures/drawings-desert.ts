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
	size,
	stroke,
} from "./drawing-parts.ts";
import { lee, pylons, road, solarField } from "./drawings-desert-parts.ts";

type Points = readonly (readonly [x: number, y: number])[];

/** Dunes in low sun, with a winding road, a power line and a solar field. */
export function desert(): string {
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
		[
			linear("sky", "0 #2f6c9c, 0.5 #9fc0cd, 0.85 #f6dcb0, 1 #fbe3b6"),
			radial(
				"sun",
				"0 #fffbee, 0.14 #fff2cf 0.95, 0.3 #fde3b0 0.4, 1 #fbe0b0 0",
			),
			linear("a", "0 #dcb98c, 1 #d9ae78"),
			linear("b", "0 #d3a468, 1 #c58f50"),
			linear("c", "0 #c98f4d, 0.4 #b97a3b, 1 #8d5426"),
			linear("d", "0 #9d5f2b, 1 #5f3517"),
			linear("shade", "0 #6b3a1c 0.55, 1 #6b3a1c 0"),
			linear("haze", "0 #fbe3b6 0, 0.6 #fbe3b6 0.55, 1 #fbe3b6 0"),
			linear("tar", "0 #8a7a68, 0.3 #5a5a5e, 1 #3d4148"),
			linear("lee", "0 #7a4420 0.5, 1 #7a4420 0", "across"),
			`<clipPath id="one"><path d="${ground(far)}"/></clipPath><clipPath id="two"><path d="${ground(second)}"/></clipPath><clipPath id="three"><path d="${ground(third)}"/></clipPath>`,
			linear("panel", "0 #2c5f8e, 0.5 #163f6b, 1 #0c2a4c"),
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

/** The dune in front: its ridge separates light from shade, and its surface has wind ripples. */
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
