import {
	circles,
	levels,
	people,
	posts,
	range,
	soil,
	strata,
	truss,
	windows,
	zigzag,
} from "./draw.ts";
import type { Layer, SectorDrawing } from "./sector-drawing.ts";

/**
 * Ammonia becomes urea, which falls as prills; monomer becomes pellets, which fill silos and bags.
 */
export const chemicals: SectorDrawing = {
	layers: [
		["soil", soil],
		[
			"detail",
			`${strata}${posts(366, 430, range(-40, 40, 4))}${posts(362, 450, range(406, 17, 5))}`,
		],
		...ammoniaTank(),
		...structure(),
		...prillTower(),
		...loop(),
		...silos(),
		...dispatch(),
		[
			"flow",
			"M70 346H118V86H196V104M206 330H322V58H440V84M440 300V336H484L572 262M664 346H700M771 320H789V240H828V258M858 322H884V96H1018V120M1036 322V328H1084V272",
		],
		[
			"person",
			people(
				[268, 224],
				[158, 180],
				[508, 352],
				[676, 352],
				[846, 352],
				[1128, 352],
			),
		],
	],
	markers: [
		[64, 140],
		[250, 90],
		[356, 240],
		[528, 110],
		[656, 120],
		[858, 196],
		[1100, 150],
		[1230, 250],
	],
};

/** The refrigerated ammonia tank, with double walls and a dike. */
function ammoniaTank(): Layer[] {
	return [
		["front", "M-96 352V232Q-96 196 0 190T96 232V352Z"],
		["water", "M-86 262H86V346H-86Z"],
		["frontCut", "M-104 352H104V362H-104Z"],
		["cut", "M-400 352H-104M104 352H1680M-96 352V232Q-96 196 0 190T96 232V352"],
		[
			"body",
			"M-86 350V236H86V350M-6 190V178H14V190M30 192V176H44V194M-86 262H86M58 346V196H64V346",
		],
		[
			"detail",
			"M-86 240Q0 212 86 240M96 260H104V352M96 280h8m-8 20h8m-8 20h8M-86 280H40M-60 300H50M20 166V178M14 166H36V176",
		],
	];
}

/** Reactor, condenser and stripper in their steel structure. */
function structure(): Layer[] {
	return [
		["front", "M190 336V112Q190 104 198 104T206 112V336Z"],
		[
			"body",
			`${posts(140, 352, [138, 222, 300])}${levels(132, 306, [180, 224, 268, 312])}M132 140H230M198 336V352`,
		],
		[
			"detail",
			`${zigzag([138, 160], [180, 352], 4)}${levels(132, 306, [172, 216, 260, 304])}M222 352 300 312 222 268 300 224 222 180M190 130h16m-16 50h16m-16 44h16m-16 44h16M132 132H230V140`,
		],
		[
			"front",
			"M232 258V240Q232 234 238 234H288Q294 234 294 240V258Q294 264 288 264H238Q232 264 232 258ZM268 180V136Q268 130 276 130T284 136V180ZM236 352V330Q236 324 244 324T252 330V352ZM264 352V336H292V352Z",
		],
		[
			"body",
			"M232 248H206M276 130V118H306V268M240 264V268M286 264V268M148 104V132M148 108 166 111V117L148 120",
		],
		["detail", "M268 144H284M268 166H284M278 336V324H300"],
	];
}

/** Melt is sprayed at the top and solid at the bottom; a belt leads to the bulk store. */
function prillTower(): Layer[] {
	return [
		["frontCut", "M400 352V92H480V352ZM394 352H486V362H394Z"],
		["front", "M484 352V76H502V352Z"],
		["frontCut", "M392 92V74H488V92Z"],
		[
			"body",
			"M406 352V98M474 352V98M408 74V62H424V74M456 74V62H472V74M430 104H450L445 92H435ZM406 282 436 306H444L474 282M428 344H490M493 76V68H484",
		],
		[
			"detail",
			`M435 106 410 276M438 106 426 288M442 106 454 288M445 106 470 276${windows(396, [80, 86], [4, 6, 9])}${zigzag([484, 502], [92, 352], 10)}M430 112 420 166M450 112 460 166M440 120V290`,
		],
		["front", "M516 352V318L574 256 632 318V352Z"],
		["cut", "M512 322 574 253 636 322M516 318V352M632 318V352"],
		["body", "M524 352Q554 342 574 290 594 342 624 352M480 332 566 252"],
		["detail", "M564 266H592M560 346h8m8-20h6m-14 8h8m12 12h8m-22-6h6"],
	];
}

/** The loop reactor in its frame, and the extruder below its purge bin. */
function loop(): Layer[] {
	return [
		[
			"body",
			`${posts(54, 352, [684, 786])}${levels(684, 786, [130, 210, 290])}`,
		],
		[
			"detail",
			"M684 54H786M684 54 786 130 684 210 786 290 684 352M786 54 684 130 786 210 684 290 786 352",
		],
		[
			"front",
			"M698 324V84Q698 62 715 62T732 84V318Q732 326 738 326T744 318V84Q744 62 760 62T776 84V324Q776 346 756 346H716Q698 346 698 324ZM708 320V86Q708 72 715 72T722 86V318Q722 336 738 336T754 318V86Q754 72 760 72T766 86V322Q766 336 752 336H718Q708 336 708 320Z",
		],
		[
			"detail",
			`${levels(694, 726, range(110, 60, 4))}${levels(740, 780, range(110, 60, 4))}`,
		],
		[
			"front",
			"M684 348V334H698V348ZM792 352V274H892V352ZM812 274V262Q812 244 828 244T844 262V274L836 296H820Z",
		],
		["cut", "M792 352V274H892V352"],
		[
			"front",
			"M812 330V316H862V330ZM796 334V312H812V334ZM862 334V312H874V334Z",
		],
		[
			"detail",
			`${truss(818, 316, [4, 14], 5)}M820 296V316M836 296V316M802 334V352M868 334V352M832 330V352M812 262H844M792 282H812M844 282H892`,
		],
	];
}

/** Pellet silos with their filters. */
function silos(): Layer[] {
	const places = range(900, 40, 4);
	return [
		[
			"front",
			places
				.map(
					(x) =>
						`M${x} 290V124Q${x} 118 ${x + 18} 118T${x + 36} 124V290L${x + 21} 322H${x + 15}Z`,
				)
				.join(""),
		],
		[
			"body",
			`${posts(290, 352, [900, 938, 978, 1018, 1056])}M896 112H1060M896 296H1060${places.map((x) => `M${x + 12} 118V104H${x + 24}V118`).join("")}`,
		],
		[
			"detail",
			`${places.map((x) => `M${x} 160h36m-36 44h36m-36 44h36`).join("")}M896 104H1060V112M900 352 938 296M978 352 938 296M978 352 1018 296M1056 352 1018 296`,
		],
	];
}

/** Bags on pallets, and a tank container under the loading arm. */
function dispatch(): Layer[] {
	return [
		["front", "M1068 352V262H1166V352ZM1104 262V190H1164V262Z"],
		["cut", "M1062 262H1172M1068 352V262M1166 262V352"],
		["solid", "M1127 200h14v4h-3v13l14 26q3 9-6 9h-24q-9 0-6-9l14-26v-13h-3Z"],
		["front", "M1076 272H1096L1090 296H1082ZM1080 318V302H1092V318Z"],
		["body", "M1072 320H1120M1076 320V352M1116 320V352M1086 296V302"],
		[
			"front",
			"M1100 320V312H1114V320ZM1128 346V318H1144V346ZM1146 346V304H1162V346Z",
		],
		["detail", "M1128 328H1162M1128 337H1162M1146 314H1162M1068 270H1166"],
		["front", "M1178 344V342H1256V344ZM1256 344V322H1266L1272 334V344Z"],
		[
			"front",
			"M1190 338Q1184 338 1184 328T1190 318H1240Q1246 318 1246 328T1240 338Z",
		],
		["front", circles(348, 4, [1190, 1202, 1262])],
		[
			"body",
			"M1182 342V314H1248V342M1176 352V276M1176 280H1214V318M1184 286 1210 306",
		],
	];
}
