import {
	circles,
	copies,
	levels,
	points,
	r,
	range,
	row,
} from "./sectors/draw.ts";
import { drawLayers } from "./sectors/sector-drawing.ts";

/** The middles of the four columns, each of which has a name below it. */
const [first, second, third, fourth] = [72, 160, 248, 336] as const;
const columns = [first, second, third, fourth] as const;
/** The hiring models' line, along the ground, with a bead for each name. */
const line = "flow M30 92H366";
const beads = `bead ${circles(92, 6, columns)}M366 85L378 92L366 99Z`;

/** The days of the steps of a month's payroll, as the service's calendar has them. */
export const payrollDays = [
	[18, 18],
	[19, 20],
	[22, 25],
] as const;

/**
 * What each service is about, in four columns from x = 28 to 380, 102 units high: people by level,
 * the market narrowed down to one candidate, a month's payroll, and so on.
 */
export const serviceDrawings: Readonly<Record<string, string>> = {
	/** Four levels, and who is hired at each. */
	"recruitment-services": `
		front M28 98V44H116V98ZM116 98V58H204V98ZM204 98V72H292V98ZM292 98V86H380V98Z
		front ${persons(58, [171])}${persons(72, [230, 266])}${persons(86, [309, 345, 363])}
		solid ${persons(44, [first])}${persons(58, [149])}${persons(72, [third])}${persons(86, [327])}
	`,
	/** The market, the shortlist, the regulator's seal, the one who then resigns. */
	"executive-search": `
		front M30 4 204 36H292V64H204L30 96Z
		bead ${range(26, 12, 5)
			.map((y) => circles(y, 4, [40, 53, 66, 79, 92]))
			.join("")}${circles(40, 5, [150, 170])}${circles(60, 5, [150, 170])}
		flow M266 50H326
		front ${circles(50, 18, [third])}
		flow M240 50l6 6 11-12
		solid ${circles(50, 10, [fourth])}
	`,
	/** The days of a month, in which three steps have their places; the last follows its end. */
	"hr-outsourcing": drawMonth(),
	/** An organization chart, grades, a job description, a signature. */
	organizational: `
		${line}
		front M54 14H90V30H54ZM34 54H62V68H34ZM66 54H78V68H66ZM82 54H110V68H82Z
		body M72 30V54M48 54V42H96V54
		front M130 76V62H143V76ZM147 76V48H160V76ZM164 76V32H177V76ZM181 76V14H194V76Z
		front M222 14H266L274 22V76H222Z
		detail ${levels(230, 266, [40, 48, 56, 64])}
		solid M230 24H254V30H230Z
		front M310 14H354L362 22V76H310Z
		detail ${levels(318, 354, [26, 34, 42])}M318 66H354
		flow M320 60Q328 46 330 58T340 54 352 58
		${beads}
	`,
	/** Four decisions, each with a way to go and one to wait. */
	"strategic-consulting": `
		body M204 14V26M72 34V26H336V34M160 26V34M248 26V34${columns.map((x) => `M${x} 48L${x - 18} 84M${x} 48L${x + 18} 84`).join("")}
		front ${copies("l15 15-15 15-15-15Z", points("72,32 160,32 248,32 336,32"))}
		solid ${circles(10, 7, [204])}${circles(
			86,
			7,
			columns.map((x) => x - 18),
		)}
		bead ${circles(
			86,
			7,
			columns.map((x) => x + 18),
		)}
	`,
	/** Contracts, wages, a quota and pay bands, each with a fault under the lens. */
	"hr-consulting": `
		${line}
		front M44 20H80V72H44ZM54 12H92V64H54Z
		detail ${levels(61, 85, [22, 30, 38])}
		front ${range(130, 12, 5)
			.map((x, index) => `M${x} 74V${[24, 24, 24, 50, 24][index]}h9V74Z`)
			.join("")}
		front ${range(24, 16, 3)
			.map((y) => circles(y, 5, y === 56 ? [222, 239] : [222, 239, 256, 273]))
			.join("")}
		dashed ${circles(56, 5, [256])}
		front M306 74V60H366V74ZM314 56V42H366V56ZM322 38V24H366V38Z
		solid ${circles(66, 4, [316, 340])}${circles(49, 4, [346])}${circles(20, 4, [310])}
		flow ${[
			[76, 54],
			[170, 44],
			[258, 56],
			[310, 20],
		]
			.map(
				([x = 0, y = 0]) =>
					`M${x} ${y - 11}a11 11 0 1 0 .1 0M${x + 8} ${y + 8}l9 9`,
			)
			.join("")}
		${beads}
	`,
	/** Roles that a license needs, with successors, or none. */
	"talent-management": `
		flow M30 24H378
		body M72 24V50M54 68V50H90V68M160 24V68M336 24V68
		dashed M248 24V60${circles(72, 9, [third])}
		solid ${circles(24, 11, columns)}
		front ${persons(90, [54, 90, second, fourth])}
	`,
	/** A queue at headquarters, two firms under one roof, one who speaks, new managers. */
	"organizational-development": `
		${line}
		front M52 12H92V30H52Z
		body M72 30V44M44 58V44H100V58M63 58V44M81 58V44
		bead ${circles(64, 6, [44, 63, 81, 100])}
		front M126 38 160 12 194 38V76H126Z
		dashed M160 14V76
		front ${persons(76, [143])}
		solid ${persons(76, [177])}
		front M222 48a26 13 0 1 0 52 0a26 13 0 1 0-52 0
		bead ${circles(26, 6, [234, 262])}${circles(70, 6, [234, 262])}${circles(48, 6, [210])}
		solid ${circles(48, 6, [286])}
		body M336 24V40M314 54V40H336
		dashed M336 40H358V54
		solid ${circles(18, 8, [fourth])}${circles(62, 8, [314])}
		bead ${circles(62, 8, [358])}
		${beads}
	`,
	/** A supervisor before the crew, a recruit on the first step, a transfer, a clerk with files. */
	"training-development": `
		${line}
		solid ${persons(76, [40])}
		front ${persons(76, [66, 82, 98])}
		front M134 76V64H152V52H170V40H188V76Z
		solid ${persons(64, [143])}
		dashed M216 40Q248 4 274 32
		flow M266 32H275V22
		front ${persons(76, [220])}
		solid ${persons(76, [276])}
		solid ${persons(76, [316])}
		front M330 76V56H372V76ZM338 56V36H352V56ZM356 56V42H370V56Z
		detail ${levels(341, 349, [42, 48])}${levels(359, 367, [48])}
		${beads}
	`,
};

/** The SVG file of all of them, each under the name of its service. */
export function serviceDrawingsSvg(): string {
	const groups = Object.entries(serviceDrawings).map(
		([service, layers]) => `<g id="${service}">${drawLayers(layers)}</g>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${groups.join("")}</svg>\n`;
}

function drawMonth(): string {
	const days = range(30, 10.9, 30);
	const from = (day: number): number => days[day - 1] ?? 0;
	const spans = payrollDays.map(([start, end]) => [from(start), from(end) + 8]);
	const ways = [...spans, [358, 378]].map(([left = 0, right = 0], index) => {
		const middle = r((left + right) / 2);
		return `M${r(left)} 30H${r(right)}M${middle} 30V${46 + index * 10}H${columns[index]}V84`;
	});
	const [[firstDay], , [, last]] = payrollDays;
	return `
		front ${row("h8v14h-8Z", 8, days)}
		solid ${row("h8v14h-8Z", 8, days.slice(firstDay - 1, last))}
		dashed M358 15H370
		solid M370 10L378 15L370 20Z
		flow ${ways.join("")}
		bead ${circles(88, 7, columns)}
	`;
}

/** People, from their shoulders up, by the places where they stand. */
function persons(y: number, places: readonly number[]): string {
	return row(
		"v-8a7 7 0 0 1 14 0v8Zm7-26a5 5 0 1 0 .1 0Z",
		y,
		places.map((x) => x - 7),
	);
}
