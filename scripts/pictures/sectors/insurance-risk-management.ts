import { circles, copies, grid, people, range, row, truss } from "./draw.ts";
import type { Layer, SectorDrawing } from "./sector-drawing.ts";

const desk = "v-8h16v8m-8-8v-6h-7";

/**
 * What is insured, under an umbrella, and what threatens it; the insurer with its reserves, and the
 * claims garage.
 */
export const insuranceRiskManagement: SectorDrawing = {
	layers: [
		[
			"water",
			"M-400 366H20Q44 352 52 318 60 282 96 284 120 288 116 306 104 296 94 306 84 324 100 350L120 366 96 440H-400Z",
		],
		["soil", "M-400 440H96L130 352H1680V560H-400Z"],
		...sea(),
		...insured(),
		...umbrella(),
		...fire(),
		...insurer(),
		...garage(),
		[
			"flow",
			"M236 346V376H334M436 346V376H334V404H594V352M652 392H670V346H780M884 404H1030V344H1140V324",
		],
		[
			"person",
			people(
				[190, 352],
				[300, 352],
				[398, 352],
				[532, 352],
				[752, 352],
				[832, 352],
				[796, 250],
				[1092, 352],
				[1192, 352],
				[1186, 270],
			),
		],
	],
	markers: [
		[40, 246],
		[166, 292],
		[334, 436],
		[530, 268],
		[930, 212],
		[1030, 140],
		[930, 452],
		[1082, 312],
	],
};

/** A ship in trouble before a breaking wave; a geological fault below. */
function sea(): Layer[] {
	return [
		["cut", "M-400 440H96L130 352"],
		[
			"body",
			"M-400 366H20Q44 352 52 318 60 282 96 284 120 288 116 306 104 296 94 306 84 324 100 350L122 366",
		],
		[
			"detail",
			"M-400 494Q-200 502 0 486T386 488M404 506Q620 500 820 484T1280 498 1680 490M-400 528Q0 512 378 524M396 542Q820 520 1280 530M420 440 366 560M34 362Q58 340 62 318 68 296 92 294M-20 384h50m-30 22h60m-90 16h40M46 376q24-8 36-22",
		],
		["front", "M-24 336 52 356 42 374-14 362ZM-12 339V306L12 312V345Z"],
		["detail", "M-8 316l14 4m-14 4 14 4M28 350V322M22 326h12"],
		["solid", "M66 60H84L76 92H92L58 148 66 106H50Z"],
	];
}

/** A house, its car, a shop and its stock. */
function insured(): Layer[] {
	return [
		[
			"front",
			"M196 352V306L236 280 276 306V352ZM374 352V300H484V352ZM382 288H476V300H382Z",
		],
		["cut", "M130 352H1680M188 310 236 278 284 310"],
		[
			"front",
			`M228 352V328H244V352ZM206 324V312H218V324ZM254 324V312H266V324ZM284 347v-6l8-3 6-7h14l8 7 8 3v6Z${circles(350, 4, [294, 318])}M384 352V314H420V352ZM432 336V314H474V336Z`,
		],
		[
			"detail",
			`${grid([384, 314, 36, 38], 3, 2)}M374 308H484M392 294H466M432 326h42m-32 10v-6h6v6m6 0v-9h8v9M206 318h12m-6-6v12M254 318h12m-6-6v12`,
		],
	];
}

/** A courtyard umbrella typical of the region: a mast, ribs and a membrane. */
function umbrella(): Layer[] {
	return [
		["front", "M328 390V66H340V390Z"],
		["frontCut", "M308 388H360V400H308Z"],
		[
			"frontCut",
			"M150 170Q160 84 334 66 508 84 518 170 488 148 456 170 426 148 396 170 364 148 334 170 304 148 272 170 242 148 212 170 180 148 150 170Z",
		],
		[
			"body",
			"M212 170Q232 96 334 66 436 96 456 170M272 170Q284 110 334 66 384 110 396 170M334 170V46",
		],
		[
			"detail",
			`M328 250 200 164M340 250 468 164M328 236 272 170M340 236 396 170${copies(
				"l-8 20",
				[
					[120, 110],
					[132, 180],
					[104, 220],
					[160, 70],
					[200, 50],
					[548, 100],
					[536, 160],
					[566, 210],
					[480, 60],
					[600, 90],
					[580, 150],
				],
			)}`,
		],
	];
}

/** A plant on fire, and a fire engine with its ladder. */
function fire(): Layer[] {
	return [
		["front", "M558 352V300L582 286V300L606 286V300L630 286V352Z"],
		[
			"front",
			`M498 346V326H536V346ZM536 346V330H546L550 338V346Z${circles(348, 4, [508, 542])}`,
		],
		["body", "M502 322 590 270M504 318 588 267M506 326V320"],
		[
			"detail",
			`${truss(508, 319, [6, -1], 6)}M592 268q8-24-2-44t10-40 0-46M606 270q14-20 6-44t12-42-4-50M620 270q12-22 8-40M500 336h34M540 332v6h10M564 312H574V320H564ZM608 312H620V320H608ZM564 332H574V340H564Z`,
		],
		[
			"solid",
			"M582 300Q570 288 578 272 582 280 586 274 584 262 592 254 592 268 600 274 604 270 604 264 614 278 606 290 602 298 596 300Z",
		],
	];
}

/** Underwriters' boxes around the bell; actuaries above, policies and reserves below. */
function insurer(): Layer[] {
	const boxes = [694, 736, 866, 908, 950];
	return [
		["front", "M700 110V94H760V110ZM776 110V86H800V110Z"],
		["frontCut", "M680 430V110H1000V430Z"],
		[
			"cut",
			"M680 352H1000M680 250H1000M680 180H1000M680 146H1000M860 352V430M984 352V110",
		],
		["water", "M866 384H994V424H866Z"],
		[
			"front",
			`${row("v-22h30v22Z", 352, boxes)}M790 352V344H794V300H798V290Q812 272 826 290V300H830V344H834V352ZM700 240V192H860V240Z`,
		],
		[
			"body",
			`M808 312q0-8 4-8t4 8 3 8h-14q3 0 3-8M812 304v-8M812 320v3M786 300H838M798 290H826M712 234Q744 232 758 212T780 198 804 214 850 233M708 235H854M866 384H994${row(
				"h34m-28 0v-5h8m4 0h8",
				330,
				boxes.map((x) => x - 2),
			)}`,
		],
		[
			"detail",
			`${row(desk, 146, range(694, 32, 9))}${row(desk, 250, [872, 904, 936])}${row("v-8h56v8m-60 0v-6m64 6v-6", 180, [700, 800, 900])}${grid([688, 362, 164, 62], 14, 3)}M780 198V235M688 362H852V424H688ZM880 396h30m12 8h36m-60 10h40M686 262H978M746 250V262M900 250V262`,
		],
		["solid", "M818 221Q832 232 850 233V235H818Z"],
	];
}

/** Claims: a damaged car on the lift, and the fire laboratory above it. */
function garage(): Layer[] {
	return [
		["frontCut", "M1060 352V200H1244V352ZM1060 372V352H1244V372Z"],
		["cut", "M1060 270H1244M1052 200H1252"],
		[
			"front",
			`M1104 352V296H1109V352ZM1170 352V296H1175V352ZM1100 320H1180V324H1100ZM1104 316v-9l14-4 12-13h22l13 12 5 8-3 3 4 4Z${circles(316, 6, [1120, 1160])}M1200 352V330H1232V352ZM1076 270V250H1112V270Z`,
		],
		[
			"body",
			"M1131 292l-8 11h20v-12M1147 291v12h16l-6-4 2-4M1060 214H1232V262M1090 214v8m-4 0h8M1130 214v8m-4 0h8M1170 214v8m-4 0h8M1210 262h22v8h-22ZM1204 330v-10h20v10",
		],
		[
			"detail",
			"M1090 224l-16 24m16-24-6 24m6-24 6 24m-6-24 16 24M1130 224l-14 40m14-40-5 40m5-40 5 40m-5-40 14 40M1170 224l-14 40m14-40-5 40m5-40 5 40m-5-40 14 40M1076 260h36m-24-10v20m12-20v20M1200 341h32M1068 284H1236M1088 284v-14m120 14v-14",
		],
		[
			"solid",
			"M1088 250Q1082 242 1088 234 1091 240 1093 230 1104 240 1100 250Z",
		],
	];
}
