import {
	circles,
	grid,
	levels,
	points,
	posts,
	range,
	truss,
	windows,
	zigzag,
} from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

/**
 * A pit with its podium and crane; a rising tower, with concrete pumped from the mixer to its top.
 */
export const constructionEngineering: SectorDrawing = {
	layers: `
		soil M-400 352H80V474H508V352H864V446H1012V352H1680V560H-400Z
		${pit()}
		${podium()}
		${pilingRig()}
		${tower()}
		${concrete()}
	`,
	markers: points(
		"52,244 108,268 372,40 496,392 602,294 764,284 1052,170 1070,284",
	),
	people: points(
		"54,316 150,312 336,97 480,462 622,352 764,352 1000,208 1070,352",
	),
};

/** Anchored walls, raft, piles, and an excavator at the bottom. */
function pit(): string {
	return `
		cut M-400 352H72M516 352H856M1020 352H1680
		detail M-60 436 72 384M-60 476 72 424${posts(474, 546, range(112, 74, 6))}
		frontCut M80 462H508V474H80ZM72 346H80V520H72ZM508 346H516V520H508Z
		detail ${levels(84, 504, [466, 470])}M420 462Q446 434 470 438T508 420
		front M362 452H402a5 5 0 0 1 0 10H362a5 5 0 0 1 0-10ZM360 450V440H368V428H382V440H404V450Z
		body M384 442 402 412 428 424M400 442 406 415M402 412 430 420 444 444M428 424l4-4M436 440l14 0 2 10-10 2Z
		detail M366 457h36M370 431h9v9h-9Z
	`;
}

/** Basement and first floors on props, and the crane that serves them. */
function podium(): string {
	return `
		front ${range(92, 46, 5)
			.map((x) => `M${x} 358h7V462h-7Z`)
			.join("")}
		frontCut M80 404H290V410H80ZM80 352H290V358H80ZM80 312H276V317H80Z
		detail ${posts(317, 352, range(96, 19, 10))}${levels(86, 276, [334])}${posts(298, 312, [95, 145, 195, 245])}
		front M0 352V316H60V352ZM0 316V280H48V316Z
		detail M0 322H60M0 286H48${windows(8, [334], [12, 8, 2])}${windows(8, [298], [12, 8, 2])}M50 352V332H57V352M48 316 60 352
		front M318 462V96H330V462Z
		body M314 96V84H334V96ZM320 84V56H328V84M324 56 130 82M324 56 396 82M96 82H410M96 88H410M96 82V88M410 82V88M380 88V106H406V88M176 88V196M168 196H184V203H168ZM330 96V84H342V98H330
		detail ${zigzag([318, 330], [96, 462], 13)}${truss(100, 88, [10, -6], 10)}${truss(344, 88, [7, -6], 2)}M150 222 168 203M202 222 184 203
		front M146 222H206V228H146Z
	`;
}

/** The rig that bores the next pile. */
function pilingRig(): string {
	return `
		body M584 352V500M600 352V500
		detail M592 176V352M584 360${"l16 10-16 6".repeat(8)}
		front M540 341H574a5 5 0 0 1 0 11H540a5 5 0 0 1 0-11ZM534 339V324H560V316H578V339ZM580 340V176H587V340Z
		body M576 168H600M580 176V168M596 168V176M562 320 580 250M540 324 580 210M587 262H598V282H587M588 352V346H598V352
		detail M564 320h11v9h-11ZM545 346h30M583 184V336
	`;
}

/** Clad below and bare above, its core ahead in the jump form, with a hoist and a luffing crane. */
function tower(): string {
	return `
		detail M668 352V214H706V352M674 214V196H700V214${levels(668, 706, range(230, 20, 6))}
		detail ${posts(446, 546, range(880, 30, 5))}
		frontCut M864 434H1012V446H864ZM856 346H864V470H856ZM1012 346H1020V470H1012Z
		cut M864 392H1012M864 352H1012
		front M918 434V66H958V434Z
		body ${levels(864, 1012, range(100, 18, 14))}${posts(100, 434, [868, 1008])}
		detail ${posts(100, 434, [892, 984])}${posts(66, 352, [938])}
		front M864 352V226H1012V352ZM860 136V84H868V136ZM1008 136V84H1016V136Z
		detail ${grid([864, 226, 148, 126], 12, 7)}${posts(118, 136, range(876, 8, 5))}${posts(118, 136, range(968, 8, 5))}
		front M908 88V60H968V88Z
		body M908 74H968M904 60H972M1018 352V118H1028V352M1018 208V190H1038V208Z
		detail ${zigzag([1018, 1028], [118, 352], 8)}
		front M818 352V104H828V352ZM812 104V90H836V104Z
		body M836 92H854V104H836M820 90 726 34M816 98 722 38 726 34M832 90 828 54 820 90M828 54 726 34V206M828 160H864M828 250H864
		detail ${zigzag([818, 828], [104, 352], 11)}M808 92 796 75 784 79 772 61 760 65 748 48 738 50M710 220 726 206 742 220
		front M706 220H746V230H706Z
	`;
}

/** Batching plant, mixer, pump, and the line up through the core to the placing boom. */
function concrete(): string {
	return `
		front M1190 290V212Q1190 206 1206 206T1222 212V290L1210 312H1202ZM1228 290V212Q1228 206 1244 206T1260 212V290L1248 312H1240Z
		body M1192 290V352M1220 290V352M1230 290V352M1258 290V352M1206 206V196H1244V206M1186 320H1264V328H1186Z
		detail M1190 248h32m6 0h32M1192 352 1220 328M1230 352 1258 328M1225 206V352
		front M1118 346V340H1170V346ZM1158 346V328H1166L1174 335V346ZM1122 340 1117 329Q1128 312 1142 318L1156 330 1152 340Z
		detail M1162 331h4l5 5h-9ZM1126 322 1138 340M1138 317 1148 340
		front ${circles(348, 4.5, [1126, 1137, 1166])}M1084 348V338H1104L1112 330V344L1108 348Z
		body ${circles(349, 3.5, [1090, 1102])}
		body M1084 344H938V44L900 22 874 44V94
	`;
}
