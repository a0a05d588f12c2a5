import {
	circles,
	grid,
	groundLine,
	levels,
	points,
	posts,
	range,
	row,
	soil,
	strata,
	zigzag,
} from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

const pupil = "v-8h9v8m4 0v-4h5v-7m-1-5a2 2 0 1 0 .1 0";
const seat = "h7m1 2v-9m-4-5a2 2 0 1 0 .1 0";

/** A school with its bus, classrooms and sports hall; a college's lecture theater and workshops. */
export const educationTraining: SectorDrawing = {
	layers: `
		soil ${soil}
		detail ${strata}
		${school()}
		${classes()}
		${sportsHall()}
		${theater()}
		${workshop()}
		flow M96 339H292V204H236M292 252H366M664 348H712L734 318 890 254H936V226H1236M936 254V346H1212
	`,
	markers: points(
		"88,284 100,186 238,118 474,154 506,276 704,284 956,152 1000,282",
	),
	people: points(
		"148,304 148,208 292,160 432,208 512,352 680,352 969,232 1016,352",
	),
};

/** Three floors, the stairs between them, and the bus at the door. */
function school(): string {
	return `
		front M272 160V84H312V160ZM372 160Q372 124 402 124T432 160Z
		frontCut M128 352V160H440V352Z
		cut ${groundLine}M128 208H440M128 256H440M128 304H440M268 352V160M316 352V160M120 160H448M128 352V368H440V352
		front M4 344V308H76V324H94L98 330V344Z${circles(344, 6, [22, 82])}${circles(96, 12, [292])}
		body M292 96V88M292 96h6M398 126 408 100l7 3-8 26M272 84l20-16 20 16M112 352V232M112 232h14v10h-14
		detail M4 332H98M10 314h10v9h-10Zm13 0h10v9h-10Zm13 0h10v9h-10Zm13 0h10v9h-10Zm13 0h11v9h-11ZM76 324V344M4 337H70${zigzag([272, 312], [160, 352], 8)}
	`;
}

/** Classroom, laboratory, library, nursery. */
function classes(): string {
	return `
		front M134 296V276H140V296ZM134 200V180H140V200ZM134 248V228H140V248ZM322 256V216H434V256ZM336 208V196H424V208ZM322 304V268H340V304Z
		body ${[208, 256, 304].map((y) => row(pupil, y, [170, 194, 218, 242])).join("")}${row("v-8h9v8m4 0v-4h5v-7m-1-5a2 2 0 1 0 .1 0", 304, [356, 382, 408])}M350 196l4-7v-6h4v6l4 7ZM376 196v-12h6v12M396 196l5-9v-5h3v5l5 9ZM140 352V338H176V352M360 352V336H372V352M200 352v-9h20v9M344 352h40
		detail ${grid([322, 216, 112, 40], 14, 3)}${levels(322, 434, [172])}${posts(160, 172, [360, 400])}M134 312H262M134 170H262M134 218H262M134 266H262
	`;
}

/** The hall with its baskets and wall bars, and the pool below it. */
function sportsHall(): string {
	return `
		frontCut M456 352V248Q530 210 604 248V352ZM448 352V368H612V352ZM448 368V420H472V408H500L520 416H588V368
		water M472 382H588V416H520L500 408H472Z
		body M460 290H478V300M600 290H582V300M478 282V304M582 282V304M479 300h9l-2 8h-5l-2-8M581 300h-9l2 8h5l2-8M532 286a4 4 0 1 0 .1 0M472 382H588
		detail M456 262Q530 226 604 262${posts(236, 248, [480, 505, 530, 555, 580])}${zigzag([592, 602], [312, 352], 5)}M480 396h30m10 6h40m-20-10h30M500 352v-2h60v2
	`;
}

/** Raked seats before a screen, and the college's board above. */
function theater(): string {
	const rows = range(724, 22, 8);
	return `
		front M730 172V104H826V172Z
		frontCut M656 352V196L700 170H950V352Z
		cut M716 352${"v-9h22".repeat(8)}V280H950M950 280V352M656 352V372H950V352
		front M668 304V226H674V304ZM694 352V336H706V352ZM906 240V224H922V240Z
		body ${rows.map((x, index) => `M${x - 2} ${343 - index * 9}${seat}`).join("")}M708 340h-16
		detail M674 228 906 232 674 302M914 170V224M690 200 730 188 738 206 778 188 786 206 826 190 834 208 874 192 882 210 922 196M760 352V334M804 352V316M848 352V298M892 352V280M656 210H680
		solid M742 132 778 116 814 132 778 148ZM758 143V156Q778 166 798 156V143L778 152ZM805 138h3v18h-3Z
	`;
}

/**
 * Computers under north-light roofs; below them welding booths, a lathe and an air-conditioning
 * rig.
 */
function workshop(): string {
	return `
		frontCut M962 352V180L1032 140V180L1102 140V180L1172 140V180L1242 140V352ZM962 352V372H1242V352
		cut M962 232H1242
		front M980 262V254H1224V262ZM1040 272V262H1064V272ZM974 352V334H1012V352ZM1196 352V300H1232V352ZM1100 352V336H1180V352ZM1100 336V320H1122V336ZM1164 336V326H1176V336Z
		body ${row("v-8h18v8m-12-8v-3m-6 0h12v-8h-12Zm26 11v-4h6v-8m-1-4a2 2 0 1 0 .1 0", 232, range(976, 44, 6))}M1026 352V300H1078V352M1052 300V352M1052 272V286M1048 286q0 8 4 8t4-6M1122 328H1164M1138 328v-6h12v6M1214 306a9 9 0 1 0 .1 0M1214 330a9 9 0 1 0 .1 0M984 334v-4h16M1196 310H1186V352
		detail ${[1032, 1102, 1172].map((x) => `M${x - 64} 180 ${x} 144M${x} 160h-34`).join("")}M1032 320h40m-40 16h40M1000 330l6-8m-6 8 10-3m-10 3 9 3m-9-3-2-10m2 10-6-9M1205 315h18m-9-9v18m-9 15h18m-9-9v18M1106 344H1174M962 244H1242
	`;
}
