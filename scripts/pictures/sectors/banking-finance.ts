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
	windows,
} from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

const desk = "v-8h16v8m-8-8v-6h-7";
const bar = "l2-6h12l2 6Z";
const closes = [
	282, 272, 278, 262, 254, 264, 248, 238, 245, 230, 222, 229, 214,
];

/**
 * A banking hall above its vault, the head office behind it, a financial center's gate, and a
 * dealing room.
 */
export const bankingFinance: SectorDrawing = {
	layers: `
		soil ${soil}
		detail ${strata}
		${headOffice()}
		${hall()}
		${vault()}
		${gate()}
		${dealingRoom()}
		flow M76 340H433V440H392M674 346H868V292H908L${prices()}
	`,
	markers: points(
		"116,290 302,404 420,134 466,310 590,34 768,282 1048,92 1240,72",
	),
	people: points(
		"178,340 334,458 462,184 500,296 574,100 744,352 1040,176 1230,148",
	),
};

/** Floors of desks around the elevators, and a coin on the roof. */
function headOffice(): string {
	return `
		front M512 72V20H536V72ZM444 352V72H600V352Z
		cut ${groundLine}M444 352V72H600V352
		body ${levels(444, 600, range(100, 28, 9))}${posts(72, 352, [510, 538])}M456 240V232H500V240M550 240v-24m6 0v24M562 240v-24m6 0v24M574 240v-24m6 0v24
		detail ${posts(72, 352, [524])}${[128, 156, 212, 268].map((y) => row(desk, y, [456, 484, 552, 576])).join("")}M556 352V330H592V352
		solid M524 28a12 12 0 1 0 .1 0ZM519.5 35.5h9v9h-9Z
	`;
}

/** Columns and a pediment, the tellers, and an armored van beside them. */
function hall(): string {
	const columns = range(152, 52, 6);
	return `
		frontCut M136 352V236H444V352ZM116 352V346H126V340H454V352ZM128 236V220H452V236ZM132 220 290 158 448 220Z
		front ${row("l2-94h-4v-6h22v6h-4l2 94h4v4h-24v-4Z", 336, columns)}${row("v-12h20v12Z", 340, [185, 237, 289, 341, 393])}M160 214 290 168 420 214Z${circles(198, 8, [290])}M52 346V316H96L110 330V346Z${circles(347, 5, [66, 98])}
		detail ${posts(246, 334, range(161, 52, 6))}${row("v-18h16v18m-19-22h22", 328, [187, 239, 291, 343, 395])}M128 228H452${windows(142, [224], [5, 5, 30])}M92 320V344M96 321 105 330H92M58 322H66V328H58ZM72 322H80V328H72ZM52 336H92
	`;
}

/** The vault with its round door, the boxes, and bars on a pallet. */
function vault(): string {
	return `
		frontCut M156 366H416V474H156ZM424 470V352H442V470ZM170 380H402V458H170Z${circles(420, 36, [222])}
		front ${circles(420, 29, [222])}${circles(420, 10, [222])}M222 403V437M207 411 237 429M237 411 207 429M186 408h-8v24h8M346 458V388H396V458Z${row(bar, 456, [270, 286, 302])}${row(bar, 450, [278, 294])}${row(bar, 444, [286])}M266 458V456H322V458Z
		detail ${circles(420, 22, [222])}${grid([346, 388, 50, 70], 5, 7)}
	`;
}

/** An office building with a square opening, typical of the region's free zones. */
function gate(): string {
	return `
		frontCut M664 352V92H854V352H806V184H712V352Z
		detail ${grid([664, 92, 190, 84], 10, 6)}${grid([664, 176, 48, 176], 2, 10)}${grid([806, 176, 48, 176], 2, 10)}
		body M664 176H854M658 92H860V84H658ZM656 352V346H720V352M798 352V346H862V352
	`;
}

/** Desks with screens below the wall of prices; above it the treasury and the committee. */
function dealingRoom(): string {
	return `
		front M904 120V104H950V120ZM962 120V100H1000V120ZM880 352V120H1240V352Z
		cut M880 392V120H1240V392ZM880 148H1240M880 176H1240
		front M896 190H1226V304H896Z${row("h36v4h-36Zm2-20h32v16h-32Zm11 0h10v16h-10Z", 342, range(906, 56, 6))}
		body ${candles()}M1076 176V168H1140V176M1070 176v-7m76 7v-7M896 176v-8h40v8M1176 120V84M1190 120l-6-14 22-12q4 16-22 12M1222 120l-4-12 16-9q3 12-16 9
		detail ${levels(896, 1226, [202, 227, 252, 278])}${windows(902, [196], [12, 6, 18])}${row(desk, 148, range(900, 42, 8))}${row("v6m28 0v-6", 346, range(910, 56, 6))}${posts(148, 176, [960, 1060, 1160])}M890 364H1230V384H890Z${posts(364, 384, range(924, 34, 9))}M1170 90h12m-10 6h8
	`;
}

/** The price chart's line. */
function prices(): string {
	return closes.map((y, index) => `${908 + index * 24} ${y + 10}`).join(" ");
}

/** Candlesticks: open, close, high and low of each day. */
function candles(): string {
	return closes
		.slice(1)
		.map((close, index) => {
			const open = closes[index] ?? close;
			const height = Math.abs(open - close);
			const top = Math.min(open, close) - 19;
			return `M${932 + index * 24} ${top - 5}v5m-5 0h10v${height}h-10Zm5 ${height}v5`;
		})
		.join("");
}
