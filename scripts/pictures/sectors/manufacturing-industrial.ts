import {
	circles,
	groundLine,
	points,
	posts,
	range,
	soil,
	strata,
	truss,
	windows,
	zigzag,
} from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

/**
 * Metal goes from the furnace through caster and mill into the press, along the assembly line, and
 * onto the truck.
 */
export const manufacturingIndustrial: SectorDrawing = {
	layers: `
		soil ${soil}
		detail ${strata}
		body ${groundLine}
		${meltShop()}
		${furnace()}
		${mill()}
		${factory()}
		${line()}
		${yard()}
		flow M328 272V296C328 330 352 342 392 342H784Q790 338 796 338H1120
	`,
	markers: points(
		"226,286 336,72 384,222 446,282 780,282 916,278 1060,280 1236,288",
	),
	people: points(
		"226,352 336,148 366,290 436,352 778,352 928,352 1076,352 1256,352",
	),
};

/** The hall with its crane and ladles, and the filter house outside. */
function meltShop(): string {
	return `
		front M22 352V60H42V352ZM-60 352V262H18V352ZM60 352V104H428V352Z
		cut M60 352V104L244 84 428 104V352M-400 352H60M-60 352V262H18V352
		front M74 352V150H84V352ZM404 352V150H414V352Z
		detail ${truss(60, 104, [23, 14], 8)}M60 118H428M22 76H42M22 90H42M-4 352V262M-40 276H18${zigzag([74, 84], [164, 352], 5)}${zigzag([404, 414], [164, 352], 5)}
		front M70 164V148H418V164ZM240 148V134H284V148Z
		body M252 164V212M272 164V212M246 212H278M128 300V246Q128 236 118 236H18
		detail M76 156H412M128 290 140 286V246Q140 224 118 224H18
		front M240 222H284L279 266H245ZM306 232H350L345 272H311Z
		body M238 232V216L246 212M286 232V216L278 212M304 242H352M324 272V278
		detail M243 244H282M308 254H348
	`;
}

/** The arc furnace above its pit; the tundish, and the caster's bow. */
function furnace(): string {
	return `
		frontCut M100 352V392H222V352
		front M146 304V226H151V304ZM157 304V226H162V304ZM168 304V226H173V304ZM196 352V222H204V352Z
		front M116 306H202V330Q200 354 176 358H142Q118 354 116 330Z
		front M112 306Q159 282 206 306Z
		body M142 232H204M142 238H204M134 392 140 358M184 392 178 358M202 322 220 330M110 392 120 376H150L156 392
		detail M117 320H201M122 340H196
		front M300 278H364L358 290H306Z
		cut M290 296H390M336 296H390M296 352V296M384 336V296
		front M320 296H337V310H320Z
		detail ${circles(312, 2.5, [325, 335])}${circles(324, 2.5, [330])}${circles(320, 2.5, [339])}${circles(338, 2.5, [345, 371])}${circles(330, 2.5, [351])}${posts(346, 352, range(392, 12, 4))}M390 296V284H296M296 320 312 296
	`;
}

/** Four stands in a row, and the cellar with their hydraulics. */
function mill(): string {
	const stands = [462, 504, 546, 588];
	return `
		front M428 352V228H632V352Z
		cut M428 228H632V352H428M222 352H428M440 352V400H620V352
		detail ${truss(428, 228, [17, 12], 6)}M428 240H632M440 358H620${windows(440, [256], [20, 12, 6])}
		front ${stands.map((x) => `M${x} 352V304H${x + 26}V352ZM${x + 7} 304V294H${x + 19}V304Z`).join("")}
		body ${circles(331, 7, [475, 517, 559, 601])}
		detail ${stands.map((x) => `M${x + 6} 348V312H${x + 20}V348`).join("")}M454 400V376H492V400M504 400V382Q516 374 528 382V400M540 400V382Q552 374 564 382V400M492 386H504M528 390H540M564 388H606V352
	`;
}

/** A long hall under north-light roofs. */
function factory(): string {
	const bays = range(668, 86, 6);
	return `
		frontCut M668 352V206${"v-32l86 32".repeat(6)}V352
		cut M632 352H690M762 352H1680
		detail M668 206H1184${bays.map((x) => `M${x + 30} 186V206M${x + 58} 196V206`).join("")}
		body ${posts(206, 352, range(782, 86, 5))}
		front M668 240H1184V248H668ZM800 248V240H836V248Z
		body M818 248V272M812 272H824L820 280
	`;
}

/** A press in its pit, welding robots, an oven, packing. */
function line(): string {
	const robot = (x: number, side: 1 | -1) =>
		`M${x - 8} 352V344H${x + 8}V352M${x} 344l${-9 * side}-27 ${27 * side}-15 ${8 * side} 17m-4 0h8`;
	return `
		frontCut M690 352V384H762V352
		front M700 384V274H752V384ZM694 288V262H758V288ZM710 330V300H742V330ZM704 352V344H748V352Z
		body M712 300V288M740 300V288M718 262V252H734V262${robot(812, 1)}${robot(884, -1)}${robot(1098, 1)}
		detail ${circles(317, 3, [803, 893, 1089])}M694 275H758M700 364H752M710 316H742${posts(342, 352, range(804, 52, 7))}M796 342H1118
		front M936 346V290H1006V346Z
		body M952 290V276H964V206M990 290V276H978V206
		detail M936 310H1006M950 296V346M971 296V346M992 296V346
		front ${[838, 860, 906, 1016, 1042].map((x) => `M${x} 338V322H${x + 18}V338Z`).join("")}M1122 352V322H1144V352ZM1150 352V308H1172V352Z
		detail ${circles(330, 5, [847, 869, 915, 1025, 1051])}M1122 337H1144M1133 322V352M1150 322H1172M1150 337H1172M1161 308V352
	`;
}

/** A truck at the dock, a transformer, a pylon. */
function yard(): string {
	return `
		front M1184 340V316H1228V340ZM1230 345V322H1240L1246 332V345Z
		body M1184 345H1246
		front ${circles(348, 4, [1194, 1206, 1238])}
		detail M1184 322H1228M1233 326h6l3 6h-9Z
		body M1262 352 1266 196H1274L1278 352M1246 226H1294M1250 206H1290M1248 226V234M1292 226V234M1252 206V214M1288 206V214
		detail M1263 320 1276 270 1266 220
	`;
}
