import {
	circles,
	grid,
	groundLine,
	levels,
	people,
	posts,
	range,
	row,
	soil,
	strata,
	windows,
} from "./draw.ts";
import type { Layer, SectorDrawing } from "./sector-drawing.ts";

const desk = "v-8h16v8m-8-8v-6h-7";
const sitter = "v-6m0-4a2 2 0 1 0 .1 0";

/** A domed court with its files below; a firm with library and hearing room; the notary. */
export const legalProfessionalServices: SectorDrawing = {
	layers: [
		["soil", soil],
		["detail", strata],
		...dome(),
		...courtHouse(),
		...courtRoom(),
		...firm(),
		...hearing(),
		...notary(),
		[
			"flow",
			"M100 336H140V398H478V312H366M1190 340H990V324H894M1086 340V246H1120",
		],
		[
			"person",
			people(
				[30, 352],
				[128, 352],
				[206, 324],
				[412, 324],
				[342, 446],
				[520, 268],
				[602, 352],
				[834, 236],
				[1060, 352],
				[1130, 352],
				[1258, 352],
			),
		],
	],
	markers: [
		[56, 300],
		[126, 430],
		[210, 266],
		[410, 266],
		[704, 290],
		[828, 184],
		[952, 118],
		[1126, 304],
	],
};

/** Drum and dome, with the scales on top. */
function dome(): Layer[] {
	return [
		[
			"front",
			"M232 190V168H388V190ZM240 168Q240 104 310 100 380 104 380 168ZM300 102V88H320V102Z",
		],
		[
			"body",
			"M310 88V32M258 42Q284 34 310 44 336 34 362 42M258 42 240 74M258 42 276 74M362 42 344 74M362 42 380 74",
		],
		[
			"solid",
			"M236 74H280Q276 86 258 86T236 74ZM340 74H384Q380 86 362 86T340 74ZM310 26a5 5 0 1 0 .1 0Z",
		],
		[
			"detail",
			`M264 168Q268 108 310 100 352 108 356 168M310 102V168M246 140H374${posts(172, 186, range(244, 12, 12))}`,
		],
	];
}

/** Registry, chambers and stairs around the courtroom; the archive below. */
function courtHouse(): Layer[] {
	return [
		["frontCut", "M84 352V214H536V352ZM150 452V366H470V452Z"],
		["frontCut", "M150 352V190H470V352Z"],
		[
			"cut",
			`${groundLine}M76 214H150M470 214H544M84 266H150M470 266H536M84 310H150M470 310H536M150 324H470`,
		],
		[
			"front",
			"M48 352V346H66V352ZM536 352V346H572V352ZM92 352V334H112V352ZM164 446V378H332V446ZM352 446V378H456V446Z",
		],
		[
			"body",
			`${row("v-20q0-10 9-10t9 10v20", 258, [90, 116, 484, 510])}${row("v-8h18v8m4 0v-12", 310, [92, 484])}${row("v-8h18v8m4 0v-12", 266, [506])}M490 352V326H506V352M514 352V326H530V352`,
		],
		[
			"detail",
			`${grid([164, 378, 168, 68], 24, 4)}${grid([352, 378, 104, 68], 16, 4)}M84 222H150M470 222H536M92 340h20M118 352v-8h24v8M150 198H470`,
		],
	];
}

/** The bench of three judges, counsel, and the public. */
function courtRoom(): Layer[] {
	return [
		[
			"front",
			"M262 308V276Q262 266 271 266T280 276V308ZM301 308V270Q301 258 310 258T319 270V308ZM340 308V276Q340 266 349 266T358 276V308Z",
		],
		[
			"front",
			`M246 324V298H374V324ZM290 324V292H330V324ZM172 324V310H196V324ZM424 324V310H448V324ZM214 324V304H232V324ZM388 324V304H406V324Z${circles(234, 14, [310])}`,
		],
		[
			"body",
			`M256 298V250M364 298V250M256 250l12 4v16l-12-3M364 250l-12 4v16l12-3M310 226v15M302 229h16M302 229l-3 8h6Zm16 0-3 8h6ZM305 241h10${row(sitter, 298, [271, 349])}${row(sitter, 292, [310])}M158 352v-8h304v8M166 344v-7h36v7M214 344v-7h36v7M370 344v-7h36v7M418 344v-7h36v7`,
		],
		[
			"detail",
			`${posts(200, 324, [170, 196, 224, 396, 424, 450])}M246 306H374M246 198V250M374 198V250M252 316h30m56 0h30M298 324V300M322 324V300`,
		],
	];
}

/** Auditors' desks above the library. */
function firm(): Layer[] {
	return [
		["front", "M690 96V34H786V96ZM820 96V78H862V96Z"],
		["frontCut", "M664 352V96H930V352Z"],
		["cut", "M664 142H930M664 244H930M664 352V372H930V352"],
		[
			"front",
			"M672 236V156H792V236ZM852 236V156H924V236ZM802 236V226H842V236Z",
		],
		[
			"body",
			"M672 196H792M852 196H924M672 244V236H930M786 236 800 160M790 236 804 160M810 226v-8h8m8 8v-5h10",
		],
		[
			"detail",
			`${grid([672, 156, 120, 80], 20, 6)}${grid([852, 156, 72, 80], 12, 6)}${row(desk, 142, range(674, 32, 8))}${windows(674, [104], [14, 8, 11])}`,
		],
		[
			"solid",
			"M714 64 734 44 748 58 728 78ZM742 66 747 61 776 84 771 89ZM700 82H736V89H700Z",
		],
	];
}

/** Three arbitrators, the parties on both sides, and the interpreters in their booth. */
function hearing(): Layer[] {
	return [
		["front", "M744 300V262H850V300ZM880 306V262H922V306Z"],
		[
			"front",
			"M766 352V326H828V352ZM684 352V336H744V352ZM850 352V336H910V352Z",
		],
		[
			"body",
			`${row(sitter, 326, [780, 797, 814])}${row(sitter, 336, [696, 714, 732, 862, 880, 898])}${row(sitter, 306, [894, 908])}M670 352V318H678V352`,
		],
		[
			"detail",
			`${windows(752, [270, 277, 284, 291], [40, 10, 2])}M766 334H828M684 342H744M850 342H910M880 296H922M664 254H930M697 254V262M901 254V262`,
		],
	];
}

/** Counters, company registers, and translators above. */
function notary(): Layer[] {
	return [
		["front", "M990 190V176H1040V190ZM1180 190V170H1212V190Z"],
		["frontCut", "M966 352V190H1240V352Z"],
		["cut", "M966 258H1240M958 190H1248M966 352V372H1240V352"],
		[
			"front",
			"M1160 352V334H1232V352ZM1166 334V308H1188V334ZM1204 334V308H1226V334ZM976 352V284H1036V352Z",
		],
		[
			"body",
			`M980 258v-10h70v10M1084 258v-10h50v10M1150 258v-10h50v10${row(sitter, 248, [992, 1015, 1038])}${row(sitter, 334, [1177, 1215])}`,
		],
		[
			"detail",
			`${grid([976, 284, 60, 68], 10, 5)}${levels(1160, 1232, [341])}M1098 248v-9h14v9m10 0v-14h8v14M1162 248v-9h14v9M966 200H1240M966 268H1240M1048 352v-8h24v8M1208 240h20v-30h-20Zm3-24h14m-14 6h14m-14 6h8`,
		],
	];
}
