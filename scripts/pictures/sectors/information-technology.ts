import {
	circles,
	grid,
	levels,
	points,
	posts,
	range,
	row,
	strata,
	taper,
	windows,
} from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

/**
 * A submarine cable comes ashore into a data center; from there, lines lead to the operations
 * center, the developers and the mast.
 */
export const informationTechnology: SectorDrawing = {
	layers: `
		water M-400 366H58L20 420Q0 446-60 446H-400Z
		soil M-400 446H-60Q0 446 20 420L66 352H1680V560H-400Z
		detail ${strata}
		${shore()}
		${dataCenter()}
		${operations()}
		${mast()}
		flow M-400 440H-64Q-6 440 16 412L50 376H200V101H548M200 171H548M200 241H548M200 309H548M660 372H1206V124M700 372V321H1010
	`,
	markers: points(
		"104,300 140,166 580,284 584,82 990,216 1016,86 1144,262 1232,284",
	),
	people: points(
		"148,352 190,216 560,352 546,142 945,238 1016,158 1102,316 1232,352",
	),
};

/** Where the cable lands: the manhole on the beach. */
function shore(): string {
	return `
		cut M-400 446H-60Q0 446 20 420L66 352M94 352V392H130V352
		body M-400 366H56
		detail M-200 386h60m60 0h50m-80 22h40m-30-30h70
		front M102 352v-5h20v5Z
	`;
}

/**
 * Four halls of racks on raised floors, with batteries below, chillers on the roof and a generator
 * beside.
 */
function dataCenter(): string {
	const halls = [142, 212, 282, 350];
	return `
		frontCut M172 388V76H552V388ZM568 352V312H632V352Z
		cut M66 352H1680M172 146H552M172 216H552M172 286H552M212 76V388
		front M228 76V60H540V76Z${row("v-10h36l5 10Z", 60, [236, 298, 360, 422, 484])}${halls.map((y) => `M228 ${y}v-34H540v34Z`).join("")}M232 384V362H536V384ZM606 312V270H614V312ZM576 312V302H600V312Z
		body ${halls.map((y) => `M212 ${y}H552${grid([228, y - 34, 312, 34], 18, 1)}`).join("")}${halls.map((y) => `M220 ${y - 41}H548`).join("")}
		detail ${halls.map((y) => levels(228, 540, range(y - 29, 6, 5)) + posts(y - 58, y - 41, [260, 384, 508])).join("")}${grid([232, 362, 304, 22], 16, 2)}${posts(316, 348, range(574, 7, 5))}M608 352V312M612 340H628M612 332H628M612 324H628M178 92V340h28V92Z
	`;
}

/**
 * The wall of screens and its consoles; above, the developers, their boards and their laboratory.
 */
function operations(): string {
	const floors = [158, 198];
	return `
		front M690 118V106H980V118ZM1040 118V98H1076V118Z
		frontCut M680 392V118H1120V392Z
		cut M680 352H1120M680 158H1120M680 198H1120M680 238H1120M866 118V198
		front M716 250H1016V316H716Z${row("h36v5h-36Zm2-15h15v12h-15Zm17 0h15v12h-15Z", 340, range(724, 60, 5))}M1030 352V340H1060V328H1090V316H1120V352ZM890 186V164H944V186ZM1060 198V164H1104V198Z
		body ${floors.map((y) => row("v-10h22v10m-16-10v-3m-6 0h12v-8h-12Z", y, range(692, 40, 4))).join("")}${row("v-10h22v10m-16-10v-3m-6 0h12v-8h-12Z", 158, [900, 940, 980])}M724 300l14-16 12 8 16-22 14 10 22-18M1014 300h-60v-8h12v-10h12v6h12v-20h12v32M1024 340v-8h12M1054 328v-8h12M1084 316v-8h12M700 228v-22h96v22Z
		detail ${grid([716, 250, 300, 66], 6, 2)}M896 169h18m4 0h14m-30 5h22m-16 5h30M706 212h22m4 0h30m-50 5h18m4 0h24m-40 5h34${grid([1060, 164, 44, 34], 4, 5)}${windows(1010, [134, 141, 148], [9, 4, 7])}M690 360H1110V384H690Z${grid([690, 360, 420, 24], 20, 1)}${row("l12-10h14", 106, range(700, 34, 8))}
		body M820 220l24-10 22 14 26-12 22 12M844 210l22-6 26 8M844 210v16l48-14
		front ${circles(210, 4, [844, 892])}${circles(222, 4, [820, 866, 914])}${circles(204, 4, [866])}
		solid M852 280v-6q0-14 14-14t14 14v6h4v24h-36v-24Zm5 0h18v-6q0-9-9-9t-9 9Z
	`;
}

/** A lattice mast with antennas and dishes, and an earth station. */
function mast(): string {
	return `
		body M1198 352 1206 60 1214 352M1206 60V38
		detail ${taper([1205, 1207, 60], [1198, 1214, 352], 10)}
		front M1192 70h6v30h-6ZM1214 70h6v30h-6ZM1192 112h6v24h-6ZM1214 112h6v24h-6Z${circles(164, 9, [1217])}${circles(196, 7, [1196])}M1236 352V330H1264V352ZM1146 352l6-22h10l6 22Z
		front M1134 300Q1132 334 1178 336Z
		body M1156 318 1168 302M1157 330v6
		detail M1198 85h16m-16 39h16M1242 336V346M1250 336V346M1258 336V346
	`;
}
