import {
	box,
	createRandom,
	drawing,
	glow,
	linear,
	path,
	radial,
	rect,
	size,
	stroke,
} from "./drawing-parts.ts";
import { towerRow, towerShapes } from "./drawing-towers.ts";
import {
	chairs,
	girih,
	lamps,
	plant,
	screen,
	table,
} from "./drawings-office-parts.ts";

/** An empty meeting room high above a Gulf city, in the afternoon. */
export function office(): string {
	const { width, height } = size;
	const floor = 770;
	return drawing(
		[
			linear("sky", "0 #7fb0cc, 0.55 #d3dfda, 1 #f9e4bf"),
			linear("far", "0 #9db8c4, 1 #e3d4ba"),
			linear("middle", "0 #5f8aa6, 1 #c9bfae"),
			linear("near", "0 #2f628c, 1 #9aa8a8"),
			linear("sea", "0 #cfdcd6, 1 #7ea9bd"),
			linear("floor", "0 #b08a60, 1 #5f452c"),
			linear("ceiling", "0 #0d2947, 1 #1d4569"),
			linear("wall", "0 #0b2440, 1 #173c60", "across"),
			linear("table", "0 #e0bd8c, 0.35 #b07f4c, 1 #7a5230", "across"),
			linear("ray", "0 #ffe9be 0.42, 1 #ffe9be 0"),
			linear("shade", "0 #071a30 0, 1 #071a30 0.55"),
			radial("sun", "0 #fffaf0, 0.15 #fff1d2 0.95, 1 #f9e4bf 0"),
			radial("lamp", "0 #ffe6b5 0.8, 1 #ffe6b5 0"),
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

/** The city through the window, in three layers of haze. */
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
