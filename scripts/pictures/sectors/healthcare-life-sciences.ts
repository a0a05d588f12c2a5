import { circles, levels, points, posts, range, soil, strata } from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

/**
 * A patient's way from the ambulance to the operating room, ward and scanner; the linac's bunker;
 * the laboratory and its vessels.
 */
export const healthcareLifeSciences: SectorDrawing = {
	layers: `
		soil ${soil}
		detail ${strata}
		${hospital()}
		${rooms()}
		${arrival()}
		${imaging()}
		${laboratory()}
		flow M96 344H306V168H344M306 256H714V338H744
	`,
	markers: points(
		"84,280 176,238 212,146 424,58 675,304 975,300 986,402 1242,190",
	),
	people: points(
		"116,352 196,322 270,172 472,98 706,352 1003,352 924,432 1226,262",
	),
};

/** The podium and the ward tower in section. */
function hospital(): string {
	return `
		front M128 352V262H250V112H600V352Z
		detail ${posts(142, 232, range(352, 62, 4))}${posts(262, 322, [186, 400, 470, 540])}${posts(322, 352, [196, 420, 510])}
		cut M-400 352H1680M128 352V262H250V112H600V352${levels(250, 600, [142, 172, 202, 232, 262])}${levels(128, 600, [292, 322])}M128 352V386H600V352
		front M294 386V82H318V386ZM326 386V96H336V386Z
		detail ${levels(294, 336, range(142, 30, 8))}${posts(356, 386, [160, 204, 248, 380, 424, 468, 512, 556])}
		front M280 82V54H332V82Z
		solid M297.5 60h5v6h8v-6h5v17h-5v-6h-8v6h-5Z
	`;
}

/** Wards by floor; operating room, intensive care, emergency. */
function rooms(): string {
	const wards = [172, 202, 232].flatMap((floor) =>
		range(360, 62, 4).map((x) => bed(x, floor)),
	);
	return `
		body ${wards.join("")}${range(410, 68, 3)
			.map((x) => bed(x, 292))
			.join(
				"",
			)}${bed(222, 352)}${bed(262, 352)}M166 318H190M178 318V322M178 294V300M170 304Q178 298 186 304ZM206 294V312H214V300M232 322V304H244V322M350 318H378M364 318V322M364 294V300M355 304Q364 298 373 304ZM430 318H458M444 318V322M444 294V300M435 304Q444 298 453 304Z
		detail M206 306h8M234 308h8v5h-8ZM140 288h34v-12h-34ZM146 276v12m6-12v12M210 284h30M430 340H490V352M450 340V334H462V340M520 352V330H590M520 341H590${posts(330, 352, [538, 556, 574])}${[410, 478, 546].map((x) => `M${x + 3} 276h7v-5h-7Z`).join("")}
		body M342 112V102H388V112M396 112V96H440V112M400 262V252H440V262
		detail M350 124h90m-90 6h90m30-6h110m-110 6h110M365 112V102M410 112V96M426 112V96
	`;
}

/** An ambulance under its canopy, and a helicopter on its deck. */
function arrival(): string {
	return `
		cut M40 316H128M462 98H594
		body M52 316V352M40 316V310H128M478 112 486 98M578 112 570 98M528 112V98
		front M64 348V328H92L101 337 104 340V348ZM488 92V80Q498 70 514 72H520Q530 72 532 78L590 74 594 64H599L596 80 534 88Q528 92 520 92Z
		front ${circles(348, 4, [72, 96])}
		detail M64 340H104M92 330v7h9M86 328V346M502 73V82H488M502 92V82H512V73
		body M466 66H572M519 72V66M494 96H532M502 92V96M524 92V96M70 325h6
		solid M75 330a4 4 0 1 0 4 6 4.6 4.6 0 0 1-4-6Z
	`;
}

/** Clinics above the scanner, and the linear accelerator below ground. */
function imaging(): string {
	return `
		front M600 262V238H690V262ZM690 352V202H960V352Z
		detail M600 244H690M606 262l12-18 12 18 12-18 12 18 12-18 12 18${posts(202, 322, [750, 820, 890])}M728 322V352M850 322V352
		cut M600 262H690M690 352V202H960V352${levels(690, 960, [232, 262, 292, 322])}
		frontCut M776 366H964V448H776ZM808 396H934V420H950V432H808Z
		body M760 352V326H786V352Z${circles(340, 8, [773])}M776 344H800V352${circles(412, 15, [846])}M830 432V400H822V432M846 397V388H838V394M862 416H896V432
		detail ${circles(340, 4.5, [773])}${circles(412, 5, [846])}M866 338H900V352
		body M764 322V312H774L780 303M760 316H772M786 300h9M836 322V312H846L852 303M832 316H844M858 300h9M904 292V284H936V292M704 232V222H732V232M770 262V250H800M904 262V250H940
		front M700 202V184H750V202ZM768 202V178H800V202ZM806 202V178H838V202Z
		detail M772 178v-4h24v4m14 0v-4h24v4
	`;
}

/** A laboratory with safety cabinets above a hall of fermenters. */
function laboratory(): string {
	const vessels = [1040, 1110, 1180];
	return `
		front M990 352V216H1240V352Z
		cut M990 352V216H1240V352M990 262H1240
		front ${vessels.map((x) => `M${x - 20} 338V290Q${x - 20} 282 ${x} 282T${x + 20} 290V338Q${x + 20} 346 ${x} 346T${x - 20} 338Z`).join("")}
		body ${vessels.map((x) => `M${x - 5} 282V270H${x + 5}V282M${x - 16} 344V352M${x + 16} 344V352`).join("")}M1020 300H1006V274H1222V300H1200M1060 330H1090M1130 330H1160
		detail ${vessels.map((x) => `M${x} 282V332m-9 0h18m-18-18h18M${x - 20} 294h40m0 42h-40`).join("")}M990 222H1240
		front ${[1010, 1052, 1180].map((x) => `M${x} 262V254H${x + 28}V262ZM${x + 2} 254V236H${x + 26}V254Z`).join("")}
		detail ${[1010, 1052, 1180].map((x) => `M${x + 2} 247h24m-20-4h16M${x + 14} 236V216`).join("")}M1094 254H1134V262M1094 262V254M1102 254v-8l6-3m-6 8h8M1122 254v-10h6v10
		front ${[1024, 1066, 1194].map((x) => `M${x - 4} 216V170H${x + 4}V216Z`).join("")}M1080 216V192H1150V216Z
		detail M1016 196H1074M1098 192V216M1132 192V216
	`;
}

function bed(x: number, floor: number): string {
	return `M${x} ${floor}v-8m0 4h13v4m5 0v-14h-3v3`;
}
