import {
	circles,
	groundLine,
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
 * A wide-body in its dock, with workshops; an engine test cell, tower, radome, and a fighter in its
 * shelter.
 */
export const aerospaceDefense: SectorDrawing = {
	layers: [
		["soil", soil],
		["detail", strata],
		...hangar(),
		...aircraft(),
		...shops(),
		...testCell(),
		...tower(),
		...shelter(),
		[
			"flow",
			"M218 349H556V342M690 180V306Q690 320 704 320H862Q874 320 874 308V170",
		],
		[
			"person",
			people(
				[128, 352],
				[250, 352],
				[410, 290],
				[604, 292],
				[596, 352],
				[772, 262],
				[959, 96],
				[1066, 352],
				[1170, 432],
			),
		],
	],
	markers: [
		[100, 276],
		[216, 284],
		[410, 240],
		[606, 168],
		[776, 212],
		[896, 90],
		[1014, 240],
		[1150, 226],
	],
};

/** A roof that hangs from masts, so that no column stands in the aircraft's way. */
function hangar(): Layer[] {
	return [
		["front", "M40 352V206H520V352Z"],
		["cut", `${groundLine}M40 214V352`],
		["frontCut", "M24 206 520 176V206Z"],
		[
			"detail",
			`${truss(40, 206, [20, -8], 6)}${truss(280, 206, [20, -18], 6)}${posts(214, 352, [48])}M40 222H520M380 290H512M388 320H512M380 262H512`,
		],
		[
			"body",
			"M532 60 40 204M538 60 200 194M544 60 368 184M558 60 636 196M100 214H420V220H100Z",
		],
		[
			"detail",
			`${zigzag([496, 512], [236, 352], 5)}${posts(290, 352, [388])}M180 220V250M196 220V250`,
		],
		["front", "M172 250H204V258H172Z"],
	];
}

/** The aircraft, with its nose at the door and its tail in the dock. */
function aircraft(): Layer[] {
	return [
		[
			"body",
			"M380 290H430M380 284H512M496 352V236M512 352V236M440 262H512M440 256H512",
		],
		["front", "M408 306 444 256H466L458 306Z"],
		[
			"front",
			"M96 324Q100 309 138 305H420L468 304Q475 306 468 310L392 334Q384 337 376 337H140Q104 335 96 324Z",
		],
		["front", "M426 314 474 299H484L466 314Z"],
		["front", "M270 331 196 332 254 322 336 304 342 304 306 326Z"],
		["front", "M192 330Q190 338 193 346H226Q238 343 242 337 238 331 226 329Z"],
		[
			"body",
			"M132 336V346M280 336V346M300 336V346M106 315 120 309 126 314 110 318Z",
		],
		["front", circles(348, 4, [128, 135, 272, 281, 290, 299])],
		[
			"detail",
			`${windows(152, [316], [3, 6, 11])}${windows(340, [316], [3, 6, 7])}M142 325V312H147V325M330 325V312H335V325M404 324V312H409V324M202 329V346M226 329 222 346M430 275 462 275M104 328H192M342 328H410M452 306 458 260`,
		],
	];
}

/** Engine shop, benches and records in the core that carries the masts. */
function shops(): Layer[] {
	return [
		["front", "M520 352V196H636V352Z"],
		["cut", "M520 352V196H636V352M520 232H636M520 262H636M520 292H636"],
		["front", "M530 196V56H546V196ZM552 196V56H562V196Z"],
		["detail", `${zigzag([530, 546], [56, 196], 8)}M526 214H630`],
		[
			"front",
			"M540 342V318Q540 312 546 312L578 316 586 330 578 344 546 348Q540 348 540 342Z",
		],
		[
			"body",
			"M548 348V352M574 345V352M530 300H600M564 300V314M556 292V286H590V292M556 262V254H580V262M590 262V254H614V262M532 286H548V292",
		],
		[
			"detail",
			"M548 313V347M560 314V346M572 316V345M528 232V218H548V232M538 232V218M560 254v-7h12v7M596 254v-7h12v7M612 352V312H628V352M612 326H628M612 338H628M528 248H548V240H528Z",
		],
	];
}

/** Air flows down the left stack, through the engine, and up the right one. */
function testCell(): Layer[] {
	return [
		["frontCut", "M664 352V190H716V262H848V180H900V352Z"],
		["frontCut", "M672 344V190H708V276H812V306H856V180H892V344H672Z"],
		["front", "M728 262V236H806V262Z"],
		[
			"detail",
			`${posts(196, 270, [679, 686, 694, 701])}${posts(188, 270, [864, 870, 878, 884])}M672 286H708M856 290H892M736 244H760V254H736ZM768 244H798V254H768ZM672 300 690 330H812M716 262V276`,
		],
		["body", "M738 276V300M778 276V300M734 284H784M734 290H784"],
		[
			"front",
			"M734 306V334Q730 320 734 306ZM734 306Q756 298 770 306L792 312 800 320 792 328 770 334Q756 342 734 334ZM812 308 824 312H868V328H824L812 332Z",
		],
		[
			"detail",
			"M744 303V337M758 302V338M770 306V334M784 310V330M832 312V328M840 312V328M848 312V328M868 300V340M876 300V340M884 300V340",
		],
	];
}

/** The airfield's tower, and a radome. */
function tower(): Layer[] {
	return [
		[
			"front",
			"M946 352 950 112H968L972 352ZM934 112H984L976 96H942ZM938 96 932 72H986L980 96ZM940 72V66H978V72Z",
		],
		["body", "M959 66V50M946 50Q959 58 972 50M930 112H988M968 66V40"],
		[
			"detail",
			`${levels(949, 969, range(140, 24, 9))}M946 94 942 74M959 94V72M972 94 976 74M954 120V340`,
		],
		["front", "M990 352V316H1044V352Z"],
		["front", "M1002 316A24 24 0 1 1 1032 316Z"],
		[
			"detail",
			"M994 290 1017 274 1040 290 1031 314M994 304 1006 282 1004 316M1017 274 1006 282 1040 304M1006 282 1028 281M994 304 1017 310 1040 304M1017 310 1006 282 1028 281 1017 310M998 330H1036M998 338H1036",
		],
	];
}

/** A concrete arch under sand, with the operations room below it. */
function shelter(): Layer[] {
	return [
		["frontCut", "M1052 352Q1056 252 1150 252T1248 352Z"],
		["frontCut", "M1068 352Q1072 270 1150 270T1232 352Z"],
		["cut", "M1044 352H1256"],
		["front", "M1142 326 1168 294H1178L1176 326Z"],
		[
			"front",
			"M1078 335 1102 328Q1112 318 1124 321L1136 326H1180L1194 328V336L1170 340H1112Z",
		],
		[
			"body",
			"M1112 340 1116 346H1134L1140 340M1118 332 1166 334 1178 332M1104 346V340M1158 340V347M1176 331 1192 324",
		],
		["front", circles(349, 3, [1104, 1158])],
		[
			"detail",
			"M1103 328H1134L1126 321M1112 319 1108 328M1122 343H1158M1156 310H1174M1062 320Q1070 262 1150 261T1238 320",
		],
		["frontCut", "M1056 384H1244V440H1056ZM1064 392H1236V432H1064Z"],
		[
			"body",
			"M1200 392V366H1216V392M1084 432V422H1104V432M1120 432V422H1140V432M1070 398H1130V412H1070ZM1138 398H1190V412H1138Z",
		],
		[
			"detail",
			"M1074 406 1086 402 1096 408 1110 401 1126 405M1164 398V412M1138 405H1190M1090 422v-6h8v6M1126 422v-6h8v6",
		],
	];
}
