import { circles, grid, people, posts, range, truss, windows } from "./draw.ts";
import type { Layer, SectorDrawing } from "./sector-drawing.ts";

/**
 * A cross section of a container ship under the quay crane; the yard crane, a truck at the dock,
 * and the high-bay warehouse.
 */
export const shippingLogistics: SectorDrawing = {
	layers: [
		["water", "M-400 366H404V474H-400Z"],
		["soil", "M-400 474H404V352H1680V560H-400Z"],
		...ship(),
		...quayCrane(),
		...yardCrane(),
		...warehouse(),
		...road(),
		[
			"flow",
			"M346 196V142H474V338H690V256H738V282M690 338H864M928 338H1100V250H1128",
		],
		[
			"person",
			people(
				[450, 352],
				[552, 352],
				[160, 180],
				[62, 360],
				[824, 352],
				[968, 346],
				[1212, 346],
			),
		],
	],
	markers: [
		[112, 180],
		[404, 168],
		[112, 270],
		[580, 230],
		[648, 306],
		[852, 262],
		[974, 236],
		[1252, 294],
	],
};

/** Bridge, boxes on deck and in the cells, double hull; a pilot boat comes alongside. */
function ship(): Layer[] {
	return [
		["body", "M-400 366H16M96 366H146M390 366H404"],
		[
			"detail",
			"M-400 500Q-100 512 200 498T700 512 1200 500 1680 508M-400 534Q0 520 400 536T1000 524 1680 534M40 384h50m-80 18h60m30 14h30m-90 26h60m50 14h40m120 6h60",
		],
		[
			"front",
			"M196 240V178H340V240ZM150 188V178H386V188ZM206 178V158H330V178Z",
		],
		["body", "M268 158V142M258 148H278M312 158V146H326V158"],
		[
			"detail",
			`M206 164H330M206 172H330${posts(164, 172, [230, 255, 281, 306])}${windows(204, [200, 212], [8, 8, 8])}`,
		],
		["frontCut", "M146 306V424Q146 440 162 440H374Q390 440 390 424V306Z"],
		[
			"front",
			"M164 320H372V424H164ZM151 306V228H190V215H268V228H320V254H385V306Z",
		],
		[
			"detail",
			`${grid([164, 320, 208, 104], 16, 8)}${grid([151, 228, 169, 78], 13, 6)}${grid([320, 254, 65, 52], 5, 4)}M190 228H268M320 254V306M146 432H390M164 424V440M268 424V440M372 424V440`,
		],
		["body", "M146 312H390"],
		["front", "M14 362 20 378H84L98 358H72L66 344H42V360Z"],
		["detail", "M46 350H66M54 344V328M48 334H60"],
	];
}

/** The quay wall on piles, and the crane with its boom over the ship. */
function quayCrane(): Layer[] {
	return [
		["frontCut", "M404 352H452V362H420V486H404Z"],
		["cut", "M-400 474H404M452 352H1680"],
		["detail", posts(362, 540, [426, 434, 520, 528])],
		["front", "M396 372H404V396H396ZM410 352V346H416V352Z"],
		[
			"front",
			"M424 342V136H432V342ZM520 342V136H528V342ZM418 272H534V262H418ZM418 342H440V348H418ZM512 342H536V348H512Z",
		],
		[
			"body",
			`${circles(350, 2, [422, 436, 516, 532])}M432 262 520 142M520 262 432 142M424 136 436 60 444 60 528 136M438 60 132 126M440 60 284 126M444 60 592 126`,
		],
		[
			"front",
			"M118 136V126H626V136ZM540 126V106H592V126ZM334 144V136H358V144ZM360 136H374V150H362Z",
		],
		[
			"detail",
			`${truss(122, 136, [14, -10], 18)}M548 112h36m-36 7h36M338 144V190M354 144V190M430 100H476`,
		],
		["front", "M334 196V190H358V196Z"],
		["solid", "M339.5 196H352.5V209H339.5Z"],
	];
}

/** The yard crane, which straddles the stack and the truck lane. */
function yardCrane(): Layer[] {
	return [
		["front", "M712 352V287H751V300H777V313H790V352Z"],
		[
			"detail",
			`${grid([712, 300, 65, 52], 5, 4)}M712 300H751M777 326H790M777 339H790M777 313V352`,
		],
		[
			"front",
			"M672 340V248H679V340ZM798 340V248H805V340ZM664 248V238H813V248ZM728 238V230H750V238Z",
		],
		[
			"front",
			`M684 318H697V331H684ZM682 331H699V335H682Z${circles(346, 6, [675.5, 801.5])}`,
		],
		[
			"body",
			"M686 335V350M695 335V350M664 340H688M790 340H813M732 282H745V295H732Z",
		],
		["detail", "M734 248V282M743 248V282M679 262 690 248M798 262 787 248"],
	];
}

/** Dock, racks with their stacker crane, sorting. */
function warehouse(): Layer[] {
	const racks = [1014, 1122];
	return [
		["frontCut", "M930 352V150H1224V352H1216V160H938V316H930"],
		["cut", "M930 346H1216M906 300H930M938 352V384H1216V352"],
		[
			"detail",
			`${truss(938, 160, [18, 14], 7)}M938 174H1190${posts(384, 440, [960, 1020, 1080, 1140, 1200])}${racks.map((x) => `M${x} 346V192h72V346${grid([x, 192, 72, 154], 4, 11)}`).join("")}`,
		],
		[
			"body",
			racks
				.map(
					(x) =>
						windows(x + 3, [216, 244, 286, 314, 342], [12, 6, 4]) +
						windows(x + 3, [202, 258, 300], [12, 24, 2]),
				)
				.join(""),
		],
		["front", "M1101 346V186H1107V346ZM1096 262V244H1112V262Z"],
		[
			"body",
			"M1092 346H1116M1096 186H1112M950 346V334H962L966 322H974M974 346V316M974 342H988M976 340V328H988V340Z",
		],
		["front", circles(343, 3, [953, 968])],
		["front", "M942 308V286H1000V308Z"],
		[
			"detail",
			"M942 294H1000M961 286V308M981 286V308M938 308H1006M1004 308V346",
		],
	];
}

/** A truck backed up to the dock, the gate, and a last-mile van. */
function road(): Layer[] {
	return [
		["front", "M866 340V316H928V340ZM846 344V326L850 318H862V344Z"],
		["body", "M846 344H924M820 352V300H834V352M814 300H900V292H814Z"],
		["front", circles(348, 4, [852, 864, 904, 914])],
		[
			"detail",
			`${posts(318, 338, range(874, 8, 7))}M849 328h8v-7h-5ZM820 320H834M900 300 906 304M836 338H846`,
		],
		["front", "M1232 347V325H1254Q1262 328 1266 338V347Z"],
		["front", circles(348, 4, [1240, 1259])],
		["detail", "M1254 330v9h9M1250 326V346M1232 334h16"],
	];
}
