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
	type Size,
	stroke,
} from "./drawing-parts.ts";
import { towerRow, towerShapes } from "./drawing-towers.ts";

/** A meeting room high above a Gulf city, in the afternoon, nobody in it. */
export function office(size: Size): string {
	const { width, height } = size;
	const floor = 770;
	return drawing(
		size,
		[
			linear("sky", [
				[0, "#7fb0cc"],
				[0.55, "#d3dfda"],
				[1, "#f9e4bf"],
			]),
			linear("far", [
				[0, "#9db8c4"],
				[1, "#e3d4ba"],
			]),
			linear("middle", [
				[0, "#5f8aa6"],
				[1, "#c9bfae"],
			]),
			linear("near", [
				[0, "#2f628c"],
				[1, "#9aa8a8"],
			]),
			linear("sea", [
				[0, "#cfdcd6"],
				[1, "#7ea9bd"],
			]),
			linear("floor", [
				[0, "#b08a60"],
				[1, "#5f452c"],
			]),
			linear("ceiling", [
				[0, "#0d2947"],
				[1, "#1d4569"],
			]),
			linear(
				"wall",
				[
					[0, "#0b2440"],
					[1, "#173c60"],
				],
				"across",
			),
			linear(
				"table",
				[
					[0, "#e0bd8c"],
					[0.35, "#b07f4c"],
					[1, "#7a5230"],
				],
				"across",
			),
			linear("ray", [
				[0, "#ffe9be", 0.42],
				[1, "#ffe9be", 0],
			]),
			linear("shade", [
				[0, "#071a30", 0],
				[1, "#071a30", 0.55],
			]),
			radial("sun", [
				[0, "#fffaf0"],
				[0.15, "#fff1d2", 0.95],
				[1, "#f9e4bf", 0],
			]),
			radial("lamp", [
				[0, "#ffe6b5", 0.8],
				[1, "#ffe6b5", 0],
			]),
			girih(),
		],
		[
			view(width, floor),
			frames(width, floor),
			path(`M0 ${floor}H${width}V${height}H0z`, "url(#floor)"),
			path(
				`M470 ${floor}L640 ${floor}L520 ${height}H180zM800 ${floor}H970L1000 ${height}H690zM1120 ${floor}H1260L1460 ${height}H1180z`,
				"url(#ray)",
			),
			path(`M0 0H${width}L1360 108H250z`, "url(#ceiling)"),
			lamps(),
			screen(height),
			chairs([430, 640, 850, 1060, 1240], 728, 0.8),
			table(),
			chairs([360, 620, 890, 1160], 872, 1.25),
			plant(1424, 800),
			rect(0, 0, width, height, "url(#shade)", 'opacity=".35"'),
		],
	);
}

/** The city through the window, in three depths of haze. */
function view(width: number, floor: number): string {
	const random = createRandom(31);
	const base = 640;
	const row = (rise: number, step: number) =>
		towerRow(random, { from: 230, to: width, base, rise, step });
	return [
		rect(0, 0, width, base, "url(#sky)"),
		glow("sun", 930, 430, 420, 360),
		path(row(190, 40), "url(#far)"),
		path(row(270, 66), "url(#middle)"),
		path(
			[
				towerShapes.spire({ x: 560, width: 92, rise: 470 }, base),
				towerShapes.pen({ x: 1090, width: 64, rise: 300 }, base),
				towerShapes.pen({ x: 1162, width: 64, rise: 260 }, base),
				towerShapes.slant({ x: 420, width: 70, rise: 230 }, base),
				towerShapes.sail({ x: 1290, width: 84, rise: 330 }, base),
				towerShapes.stepped({ x: 760, width: 80, rise: 210 }, base),
			].join(""),
			"url(#near)",
		),
		rect(0, base, width, floor - base, "url(#sea)"),
		stroke(
			`M260 ${base + 30}h180M520 ${base + 58}h260M860 ${base + 24}h220M1010 ${base + 80}h240M330 ${base + 96}h160`,
			"#fff6df",
			2.5,
			'opacity=".6"',
		),
	].join("");
}

function frames(width: number, floor: number): string {
	const posts = [250, 522, 796, 1070, 1346]
		.map((x) => box(x - 6, 100, 12, floor - 100))
		.join("");
	return `${path(`${posts}${box(244, 560, 1108, 6)}`, "#123455")}${path([250, 522, 796, 1070].map((x) => `M${x + 30} 108H${x + 110}L${x + 50} ${floor}H${x + 6}V300z`).join(""), "#fff", 'opacity=".1"')}${path(`M1346 90L${width} 0V1024L1346 ${floor}z`, "url(#wall)")}${path(`M250 90L0 0V1024L250 ${floor}z`, "#0b2440")}${stroke(`M244 ${floor}H1352`, "#0b2440", 10)}`;
}

/** The firm's star as a lattice on the left wall. */
function girih(): string {
	return '<pattern id="girih" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="skewY(20)"><path d="M28 4 35 11H45V21L52 28 45 35V45H35L28 52 21 45H11V35L4 28 11 21V11H21zM28 4V-4M28 52V60M4 28H-4M52 28H60" fill="none" stroke="#d6b27c" stroke-width="1.600"/></pattern>';
}

function screen(height: number): string {
	return `${path("M24 150L214 196V720L24 826z", "#081d35")}${path("M24 150L214 196V720L24 826z", "url(#girih)", 'opacity=".75"')}${rect(0, height - 1, 1, 1, "none")}`;
}

function lamps(): string {
	return [470, 800, 1130]
		.map(
			(x) =>
				`${stroke(`M${x} 60V262`, "#0b2440", 3)}${glow("lamp", x, 300, 150, 90)}${path(`M${x - 62} 300Q${x - 56} 262 ${x} 258Q${x + 56} 262 ${x + 62} 300z`, "#123455")}${rect(x - 62, 298, 124, 6, "#f4cf90")}`,
		)
		.join("");
}

function table(): string {
	const papers = [
		[470, 800, "#f7efe0"],
		[720, 792, "#f7efe0"],
		[980, 800, "#f7efe0"],
	] as const;
	return `<ellipse cx="800" cy="930" rx="640" ry="44" fill="#2a1c10" opacity=".45"/>${path("M330 778H1270L1420 856H190z", "url(#table)")}${path("M190 856H1420V884H190z", "#5f3f24")}${path("M360 884H470L450 960H390zM1140 884H1250L1220 960H1160z", "#3b2716")}${path("M560 786H1180L1250 826H480z", "#fff3d6", 'opacity=".16"')}${papers
		.map(([x, y, color]) => path(`M${x} ${y}h84l10 22h-104z`, color))
		.join(
			"",
		)}${path("M858 830l14-46h96l-10 46z", "#123455")}${path("M846 830h130l6 8h-146z", "#0b2440")}`;
}

/** Chairs from behind or in front: back, seat and foot. */
function chairs(
	places: readonly number[],
	seat: number,
	scale: number,
): string {
	return places
		.map(
			(x) =>
				`<g transform="translate(${x} ${seat}) scale(${scale})">${path("M-46-10C-52-70-44-108 0-110C44-108 52-70 46-10C30 2-30 2-46-10z", "#173c60")}${path("M-46-10C-52-70-44-108 0-110C-30-96-36-60-32-4z", "#5f8aa6", 'opacity=".6"')}${path("M-52-6H52L46 12H-46z", "#0b2440")}${stroke("M0 12V64M-36 70L0 58L36 70", "#0b2440", 7)}</g>`,
		)
		.join("");
}

function plant(x: number, y: number): string {
	const leaves = Array.from({ length: 11 }, (_, index) => {
		const turn = -75 + index * 15;
		return `<path d="M0 0C-22-70-14-150 0-${190 + (index % 3) * 34}C14-150 22-70 0 0z" transform="rotate(${turn})" fill="${index % 2 ? "#1f5a4c" : "#2f7a66"}"/>`;
	}).join("");
	return `<g transform="translate(${r(x)} ${y})">${leaves}${path("M-56 0H56L42 120H-42z", "#d6b27c")}${path("M0 0H56L42 120H0z", "#7a5230", 'opacity=".35"')}</g>`;
}
