import {
	circles,
	grid,
	groundLine,
	points,
	posts,
	range,
	row,
	soil,
	strata,
	truss,
	windows,
} from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

const mannequin = "v-6m-4 0h8l-2-9 2-5h-8l2 5Zm4-14m0-4a2 2 0 1 0 .1 0";
const garment = "l-4 4 1 12h6l1-12Z";

/**
 * A mall around a glass-covered court, with parking below; a hypermarket with its stockroom and
 * dock.
 */
export const retailConsumerProducts: SectorDrawing = {
	layers: `
		soil ${soil}
		detail ${strata}
		${mall()}
		${shops()}
		${court()}
		${hypermarket()}
		${dock()}
		flow M156 386H256V348L330 284H352L432 220H500M1206 330H1074V280H1044M1074 330V340H664
	`,
	markers: points(
		"38,144 214,312 470,138 590,252 730,276 886,282 1088,290 1236,278",
	),
	people: points(
		"57,224 176,352 452,224 548,288 742,352 884,352 1060,352 1240,352",
	),
};

/** Three floors of shops, and the car park. */
function mall(): string {
	return `
		front M56 160V144H120V160ZM140 160V136H176V160ZM500 160V140H566V160Z
		frontCut M48 352V160H240V352ZM440 352V160H608V352ZM48 398V364H608V398Z
		cut ${groundLine}M48 288H252M48 224H252M428 288H608M428 224H608M48 398V352M608 352V398
		front ${row("v-5l6-2 5-5h10l5 5 6 2v5Z", 395, [62, 98, 134, 176, 212, 310, 346, 382, 424, 460, 496, 538, 572])}
		body ${posts(364, 398, [170, 248, 304, 418, 532])}
	`;
}

/** The displays in the windows. */
function shops(): string {
	return `
		body ${row(mannequin, 352, [66, 84, 102])}${row(mannequin, 224, [66, 82])}${row(mannequin, 288, [462, 480])}M128 264H178M128 288V264M178 288V264M496 200H546M496 224V200M546 224V200
		front ${row(garment, 264, range(135, 9, 5))}${row(garment, 200, range(503, 9, 5))}M120 352V336H170V352ZM570 352V334H600V352ZM110 224V184H180V224ZM470 352V308H540V352ZM60 288V248H110V288Z
		detail ${grid([110, 184, 70, 40], 7, 4)}${grid([470, 308, 70, 44], 5, 4)}${grid([60, 248, 50, 40], 5, 4)}${[168, 232, 296].map((y) => `M54 ${y}h180v10h-180ZM446 ${y}h156v10h-156Z`).join("")}M124 336v-6h8v6m10 0v-10h6v10m8 0v-5h8v5
	`;
}

/** Escalators, palms and galleries under a glass vault. */
function court(): string {
	return `
		body M236 160Q250 76 340 76T444 160M228 160H452
		detail M262 160Q262 96 340 76 418 96 418 160M296 160Q300 100 340 76 380 100 384 160M340 76V160M246 132H434M268 104H412M228 288V276H252V288M228 224V212H252V224M428 288V276H452V288M428 224V212H452V224M434 288H422L348 346M414 288 340 346M246 224H258L334 282M266 224 342 282
		front M246 352H260L338 290H352V284H334L256 346H246ZM330 288H352L432 226H444V220H428L350 280H330Z
		body M400 352V318M400 318q-8-8-18-4m18 4q-4-10-14-11m14 11q4-10 14-11m-14 11q8-8 18-4m-18 4v-12M388 352l3-8h18l3 8M340 116V142
		front M314 142H366V208H314Z
		solid M324 164h32l4 36h-40ZM333 165v-5q0-8 7-8t7 8v5h-2v-5q0-6-5-6t-5 6v5Z
	`;
}

/** Shelves and checkouts under a wide roof, with the stock behind them. */
function hypermarket(): string {
	const shelves = range(802, 44, 4);
	return `
		front M664 352V190H1100V352ZM676 190V128H764V190ZM860 190V172H900V190ZM912 190V166H936V190Z
		cut M664 352V190H1108V352M980 190V352M654 190H1108M664 352V372H1108V352
		body M690 142h9l9 28h30l9-22h-44m2 8h39m-36 7h33m-27 7v6h26M716 181a2 2 0 1 0 .1 0m18 0a2 2 0 1 0 .1 0
		front ${shelves.map((x) => `M${x} 352V298H${x + 32}V352Z`).join("")}${row("v-12h26v12Z", 352, [676, 718, 760])}M806 262V244H874V262ZM900 262V244H968V262ZM992 352V212H1050V352Z
		body ${row("v-26h12v6h-12", 340, [682, 724, 766])}${row("l-3-9h12l-2 7h-8m1 3h6m-8-10-3-2", 350, [710, 752, 1092])}${shelves.map((x) => windows(x + 3, [311, 324, 337, 350], [7, 3, 3])).join("")}${windows(995, [238, 266, 294, 322, 350], [10, 4, 4])}
		detail ${truss(664, 190, [13, 13], 12)}M664 203H976M664 222H976M820 244V203M860 244V203M914 244V203M954 244V203M812 253h56m38 0h56${shelves.map((x) => grid([x, 298, 32, 54], 1, 4)).join("")}${grid([992, 212, 58, 140], 2, 5)}${windows(676, [240, 248], [14, 6, 5])}
	`;
}

/** A truck at the dock, and a delivery scooter. */
function dock(): string {
	return `
		frontCut M1100 352V276H1108V344H1118V352Z
		front M1118 342V292H1206V342ZM1210 346V308H1226L1234 326V346Z${circles(350, 5, [1130, 1144, 1196, 1222])}M1248 330V312H1262V330Z${circles(350, 4, [1250, 1270])}
		body M1108 270H1132M1246 346q0-10 8-10h8l4-16h-4m4 2 4 22M1200 346h10
		detail M1126 300H1198V330H1126ZM1214 312h10l5 12h-15ZM1252 316v10h6v-10Z
	`;
}
