import { circles, copies, levels, points, range } from "./sectors/draw.ts";
import { drawLayers } from "./sectors/sector-drawing.ts";

/** The circles of a share, ten in two rows. */
const ten = [34, 58].flatMap((y) =>
	[12, 30, 48, 66, 84].map((x) => [x, y] as const),
);
/** The days of a month, in weeks. */
const thirty = range(0, 1, 30).map(
	(day) => [12 + (day % 7) * 10, 38 + Math.floor(day / 7) * 9] as const,
);
const sheet = "M4 6H50L62 18V78H4Z";
const doorway = "front M4 80V8H56V80Z";
const leaf = "M11 80V15H49V80Z";
const coin = "a22 7 0 0 1 44 0v9a22 7 0 0 1-44 0Z";

/**
 * What a key fact is about, above the line on which the facts of a page are the beads. 176 units
 * wide, with the drawing in the first 92, all that narrow rows show, and 102 high.
 */
const drawings: Readonly<Record<string, string>> = {
	/** Whether something is lawful: a closed doorway, in part with a side door. */
	partly: `
		${doorway}
		front ${leaf}
		solid ${circles(50, 2, [43])}
		front M66 80V34H90V80Z
		water M70 80V39H86V80Z
		body M70 80V39H86V80Z
		front M70 39L81 44V84L70 80Z
		solid ${circles(62, 1.5, [78])}
	`,
	no: `
		${doorway}
		front ${leaf}
		flow M11 30L49 64M11 64L49 30
	`,
	unclear: `
		dashed M4 80V8H56V80Z
		flow M21 36a9 9 0 1 1 13 8q-4 3-4 8
		solid ${circles(60, 2, [30])}
	`,

	license: `
		front ${sheet}M50 6V18H62
		detail ${levels(14, 44, [24, 34, 44])}
		bead ${circles(62, 12, [62])}
		flow M56 62l4 4 8-8
	`,
	record: `
		front M4 6H44V58H4ZM48 26H88V78H48Z
		detail ${levels(12, 36, [18, 26])}${levels(56, 80, [58, 66])}
		flow M24 42H68
		solid ${circles(42, 5, [24, 68])}
	`,
	employer: `
		front M4 78V12H52V78Z
		detail ${copies("h8v9h-8Z", points("12,22 24,22 36,22 12,38 24,38 36,38"))}
		front M22 78V56H34V78
		solid M62 78v-16a9 9 0 0 1 18 0v16Zm9-38a6 6 0 1 0 .1 0Z
	`,
	firms: `
		front M4 78V8H44V78ZM54 78V46H86V78Z
		detail ${copies("h6v7h-6Z", points("11,16 21,16 31,16 11,30 21,30 31,30 11,44 21,44 31,44 61,54 73,54"))}
		solid M20 78V62H28V78ZM66 78V66H74V78Z
	`,
	shortlist: `
		front M4 16H28V78H4ZM34 16H58V78H34Z
		detail ${levels(9, 23, [56, 64])}${levels(39, 53, [56, 64])}
		front ${circles(34, 7, [16, 46])}
		solid M64 10H90V80H64Z
		front ${circles(32, 8, [77])}
	`,
	fee: `
		front ${circles(42, 36, [42])}
		solid M42 42V6A36 36 0 0 1 71 21Z
	`,
	free: `
		front ${circles(42, 34, [42])}
		detail ${circles(42, 26, [42])}
		flow M14 70L70 14
	`,
	pays: `
		front M4 78V18H42V78Z
		detail ${copies("h7v8h-7Z", points("11,28 26,28 11,44 26,44"))}
		flow M42 48H58
		bead ${circles(48, 15, [74])}
		solid ${circles(48, 7, [74])}
	`,
	degree: `
		front M4 12H88V70H4Z
		detail ${levels(16, 62, [26, 36, 46])}
		front M62 56V82L69 76 76 82V56Z
		bead ${circles(54, 11, [69])}
	`,
	arrivals: `
		front M4 70V26H80L88 46V70Z
		detail ${copies("h13v13h-13Z", points("11,33 29,33 47,33 65,33"))}
		solid ${circles(40, 5, [18, 36, 54, 72])}
		bead ${circles(72, 8, [24, 68])}
	`,
	reserve: `
		solid ${copies(
			"a7 7 0 1 0 .1 0Z",
			ten.map(([x, y]) => [x, y - 19] as const),
		)}
		dashed ${circles(70, 7, [12])}
	`,
	ladder: `
		front ${range(1, 1, 4)
			.map((step) => `M${step * 17 - 13} 78v${step * -14}h12V78Z`)
			.join("")}
		solid M72 78V8H84V78Z
	`,
	bands: `
		front M4 78V66H21V54H38V42H55V30H72V18H89V78Z
		solid M42 42v-12a5 5 0 0 1 10 0v12Zm5-28a5 5 0 1 0 .1 0Z
	`,
	coins: `
		front ${range(67, -13, 5)
			.map((y) => `M4 ${y}${coin}`)
			.join("")}M4 15a22 7 0 0 0 44 0
		solid M14 15a12 3.5 0 1 0 24 0a12 3.5 0 1 0-24 0
	`,
	guarantee: `
		front M44 4L78 16V42Q76 68 44 82Q12 68 10 42V16Z
		bead ${circles(42, 16, [44])}
		solid ${circles(42, 7, [44])}
	`,
	changed: `
		front ${sheet}M50 6V18H62
		detail ${levels(14, 44, [22])}${levels(14, 52, [62, 70])}
		solid M14 32H52V50H14Z
		flow M70 41H88M76 34L69 41 76 48
	`,
	audit: `
		front M20 6H66V66H20ZM12 12H58V72H12ZM4 18H50V78H4Z
		detail ${levels(12, 42, [30, 40, 50])}
		bead ${circles(54, 15, [58])}
		flow M69 65L86 82
	`,
	passport: `
		front M4 4H58V80H4Z
		bead ${circles(36, 15, [31])}
		flow M16 36H46M31 21Q22 36 31 51Q40 36 31 21
		detail M18 66H44
	`,
	weeks: `
		front ${copies(
			"h9v36h-9Z",
			range(4, 11, 8).map((x) => [x, 28] as const),
		)}
		solid M4 28H13V64H4ZM15 28H24V64H15Z
		flow M4 74H24
	`,
	hours: `
		front ${circles(42, 36, [42])}
		water M42 42V6A36 36 0 1 1 11 60Z
		flow M42 14V42L22 54
		solid ${circles(42, 4, [42])}
	`,
	midday: `
		body M4 78H88
		bead M22 78V60a22 22 0 0 1 44 0V78Z
		flow M44 28V14M20 36L11 25M68 36L77 25M8 58H2M80 58H86
	`,
	trial: `
		front M4 78V58H30V78Z
		dashed M30 58V34H58V78M58 34V12H86V78H58
		solid M10 58v-14a7 7 0 0 1 14 0v14Zm7-32a6 6 0 1 0 .1 0Z
	`,
	notice: `
		front M4 18H84V74H4Z
		body M4 18L44 50 84 18
		bead ${circles(68, 11, [74])}
		flow M74 61V69H80
	`,
	contract: `
		front ${sheet}M50 6V18H62
		detail ${levels(14, 52, [28, 36, 44])}
		flow M14 66Q22 52 24 64T34 60 46 66
		solid M84 36L90 42 62 68 53 70 56 62Z
	`,
	ended: `
		front M4 6H50L62 18V40L48 48 36 38 20 50 4 42ZM4 52L20 60 36 48 48 58 62 50V80H4Z
		detail ${levels(14, 44, [18, 26])}${levels(14, 52, [68])}
		flow M70 45H88
	`,
	leave: `
		bead ${circles(24, 13, [70])}
		flow M4 74Q14 66 24 74T44 74 64 74 84 74
		front M30 64Q38 44 34 24L38 24Q43 44 38 64Z
		body M36 24Q20 14 8 28M36 24Q24 4 12 8M36 24Q46 4 56 10M36 24Q50 18 54 34
	`,
	sick: `
		front M4 22H84V78H4ZM30 22V10H58V22
		solid M39 34H49V45H60V55H49V66H39V55H28V45H39Z
	`,
	transfer: `
		front M4 78V26H30V78ZM60 78V12H88V78Z
		detail ${copies("h6v7h-6Z", points("9,34 19,34 67,22 77,22 67,36 77,36"))}
		flow M34 60H54M47 53L54 60 47 67
		solid M41 50v-10a4 4 0 0 1 8 0v10Zm4-23a4.5 4.5 0 1 0 .1 0Z
	`,
	fine: `
		front ${sheet}M50 6V18H62
		detail ${levels(14, 44, [26, 34])}
		solid M66 40L90 82H42Z
		front M64 54H68L67 68H65ZM66 72a2.5 2.5 0 1 0 .1 0Z
	`,
	days1: month(1),
	days3: month(3),
	days7: month(7),
	days30: month(30),
	share30: share(3),
	share50: share(5),
	share60: share(6),
	share70: share(7),
};

/** Their names, by which texts choose them. */
export const glanceSigns = Object.keys(drawings);

/** The SVG file of all of them, each under its name. */
export function glanceDrawingsSvg(): string {
	const groups = Object.entries(drawings).map(
		([name, layers]) =>
			`<g id="${name}">${drawLayers(`flow M17 92H176\nbead ${circles(92, 8, [9])}\n${layers}`)}</g>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${groups.join("")}</svg>\n`;
}

/** A month, of whose days the first are marked. */
function month(days: number): string {
	return `
		front M4 8H84V82H4ZM4 24H84
		body M20 12V3M68 12V3
		solid ${copies(
			"h7v6h-7Z",
			thirty.slice(0, days).map(([x, y]) => [x - 3, y - 6] as const),
		)}
		detail ${copies(
			"h7v6h-7Z",
			thirty.slice(days).map(([x, y]) => [x - 3, y - 6] as const),
		)}
	`;
}

/** Tenths. */
function share(filled: number): string {
	const dot = "a7.5 7.5 0 1 0 .1 0Z";
	const at = (places: typeof ten) =>
		copies(
			dot,
			places.map(([x, y]) => [x - 3, y - 8] as const),
		);
	return `
		solid ${at(ten.slice(0, filled))}
		front ${at(ten.slice(filled))}
	`;
}
