import {
	box,
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

const colors = [
	"#b9793f",
	"#1d4f7c",
	"#8c3f34",
	"#d6b27c",
	"#2f6f73",
	"#15385f",
];

/** A container port at dawn: a ship at the quay, with cranes above it. */
export function port(size: Size): string {
	const random = createRandom(77);
	const { width, height } = size;
	const sea = height * 0.72;
	return drawing(
		size,
		[
			linear("sky", "0 #7fa9c6, 0.45 #c3d3d8, 0.8 #f3dfbf, 1 #fbe6c2"),
			linear("water", "0 #dccfb4, 0.18 #8fb0bd, 1 #1e4f78"),
			linear("hull", "0 #123e68, 1 #0a2746"),
			linear("mist", "0 #f7e3c1 0, 1 #f7e3c1 0.75"),
			linear("fall", "0 #0a2746 0.55, 1 #0a2746 0"),
			'<filter id="soft" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="14 6"/></filter>',
			radial("sun", "0 #fffaf0, 0.16 #fff3d6 0.9, 1 #fbe6c2 0"),
		],
		[
			rect(0, 0, width, sea + 2, "url(#sky)"),
			glow("sun", width * 0.22, sea - 170, 420),
			hills(random, width, sea),
			cranes([150, 250, 340, 1330, 1440], sea, 0.34, "#9fb4bf"),
			rect(0, sea - 200, width, 200, "url(#mist)"),
			cranes([620, 860], sea, 0.72, "#5f8199"),
			rect(0, sea - 160, width, 160, "url(#mist)", 'opacity=".7"'),
			rect(0, sea, width, height - sea, "url(#water)"),
			path(
				ripples(random, {
					x: width * 0.22,
					spread: 300,
					top: sea + 4,
					bottom: height,
					count: 160,
				}),
				"#fff6df",
				'opacity=".7"',
			),
			path(
				ripples(random, {
					x: width * 0.5,
					spread: 1300,
					top: sea + 8,
					bottom: height,
					count: 260,
				}),
				"#123e68",
				'opacity=".16"',
			),
			ship(random, 520, sea + 34),
			cranes([1010, 1290], sea + 60, 1.12, "#14385c"),
			quay(width, height, sea),
		],
	);
}

function hills(random: () => number, width: number, sea: number): string {
	const points = Array.from(
		{ length: 14 },
		(_, index) => [(index / 13) * width, sea - 24 - random() * 44] as const,
	);
	return path(`${curve(points)}V${sea}H0z`, "#b3c2c4");
}

/** Ship-to-shore cranes: legs, a boom over the water, stays, and a cabin. */
function cranes(
	places: readonly number[],
	base: number,
	scale: number,
	color: string,
): string {
	return places
		.map((x) => {
			const thick = [
				"M0 0V-380M110 0V-380M0-90H110M0-250H110M0-90L110-250M110-90L0-250",
				"M-400-392H250M-400-376H250M60-376V-520M60-520L-330-384M60-520L-150-384M60-520L235-384M20-376L60-520L100-376",
			];
			const lattice = Array.from(
				{ length: 26 },
				(_, index) => `M${-400 + index * 25}-376l12.500-16 12.500 16`,
			).join("");
			return `<g transform="translate(${r(x)} ${r(base)}) scale(${scale})">${stroke(thick[0] ?? "", color, 13)}${stroke(thick[1] ?? "", color, 6)}${stroke(lattice, color, 2.4)}${path(`${box(150, -428, 76, 44)}${box(-14, -12, 28, 14)}${box(96, -12, 28, 14)}${box(-190, -374, 40, 16)}`, color)}${stroke("M-170-358V-250", color, 2)}${path(box(-202, -250, 64, 26), "#b9793f")}</g>`;
		})
		.join("");
}

/** A container ship from the side, with stacks of uneven height. */
function ship(random: () => number, x: number, water: number): string {
	const load = Array.from({ length: 17 }, (_, column) => {
		const rows = 3 + Math.floor(random() * 4) - (column > 14 ? 1 : 0);
		return Array.from({ length: rows }, (_, row) => {
			const color = colors[Math.floor(random() * colors.length)] ?? "#15385f";
			const [left, top] = [
				column * 39 + (column > 3 ? 74 : 0),
				-118 - row * 25,
			];
			return `${rect(left, top, 37, 23, color)}${rect(left, top, 37, 4, "#fff", 'opacity=".18"')}`;
		}).join("");
	}).join("");
	const bridge = `${box(160, -330, 66, 240)}${box(146, -318, 94, 20)}`;
	const windows = Array.from({ length: 8 }, (_, row) =>
		box(166, -310 + row * 24, 54, 7),
	).join("");
	const hull = "M-30-96H786C778-60 752-20 736 0H-4C-18-22-28-58-30-96z";
	return `<g transform="translate(${x} ${r(water)})">${path("M-24 0H752L700 150H10z", "url(#fall)", 'filter="url(#soft)"')}${load}${path(bridge, "#f4ead8")}${rect(196, -330, 30, 240, "#c9bfae", 'opacity=".7"')}${path(windows, "#1d4f7c")}${path(box(176, -372, 30, 42), "#b9793f")}${stroke("M193-372V-400M740-96V-190M740-190L700-96", "#123e68", 4)}${path(hull, "url(#hull)")}${path("M-26-52H773L768-44H-24z", "#d6b27c")}${path("M-12-14H745L736 0H-4z", "#8c3f34")}${stroke("M-60 2H800", "#fff3d6", 3, 'opacity=".6"')}</g>`;
}

function quay(width: number, height: number, sea: number): string {
	const top = sea + 60;
	const fenders = Array.from({ length: 12 }, (_, index) =>
		box(970 + index * 52, top + 26, 18, 40),
	).join("");
	return [
		path(`M930 ${r(top)}H${width}V${height}H968z`, "#0d2c4c"),
		rect(930, top, width - 930, 12, "#d6b27c", 'opacity=".85"'),
		path(fenders, "#071d38"),
		path(
			`${box(1120, top - 40, 74, 40)}${box(1120, top - 82, 74, 40)}${box(1198, top - 40, 74, 40)}`,
			"#8c3f34",
		),
		path(box(1400, top - 40, 74, 40), "#b9793f"),
	].join("");
}
