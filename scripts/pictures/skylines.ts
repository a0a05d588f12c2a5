import type { officeIds } from "../../shared/pages/content-index.ts";
import { copies, levels, points, posts, range } from "./sectors/draw.ts";
import { drawLayers } from "./sectors/sector-drawing.ts";

/** What stands above the horizon of each office's city, 240 units wide, the ground at y = 110. */
const skylines = {
	/** A sail on its island, a ring on a mound, the tallest spire, two slanted towers. */
	dubai: `
		front M126 110V90H138V110M178 110V94H188V110M190 110V58L204 42V110ZM209 110V70L222 54V110Z
		detail ${levels(191, 203, range(64, 7, 6))}${levels(210, 221, range(74, 7, 5))}
		front M40 34Q76 58 70 110H40ZM80 110Q100 98 124 110ZM86 90a17 15 0 1 0 34 0a17 15 0 1 0-34 0M97 88a8 6.5 0 1 0 16 0a8 6.5 0 1 0-16 0M142 110V82H146V60H150V40H153V24H157L158.5 2 160 24H163V50H166V70H170V90H174V110Z
		body M40 110V16M33 46H44M40 34 36 110M24 110H76
		detail M40 48h15M40 60h23M40 72h27M40 84h29M40 96h30${posts(86, 110, [146, 150, 154, 158, 162, 166, 170])}M154 42V86M158 28V86M162 52V86
	`,
	/** The mosque between its minarets, the round tower, three towers by the shore. */
	"abu-dhabi": `
		front M192 110V50L204 38V110ZM208 110V24L222 14V110ZM225 110V62L235 52V110Z
		detail ${levels(193, 203, range(56, 8, 6))}${levels(209, 221, range(30, 8, 10))}${levels(226, 234, range(68, 8, 5))}
		front M130 84a26 26 0 1 0 52 0a26 26 0 1 0-52 0
		detail M132 74 166 110M132 96 156 58M138 64 182 106M140 104 172 62M148 110 180 72M150 60 184 90
		front M14 110V46H20V110ZM116 110V46H122V110ZM58 82C44 68 58 54 68 46C78 54 92 68 78 82ZM34 82C26 74 34 66 40 62C46 66 54 74 46 82ZM90 82C82 74 90 66 96 62C102 66 110 74 102 82ZM26 110V82H110V110Z
		body M12 46H22M114 46H124M15 46V34H19V46M117 46V34H121V46M17 34V22M119 34V22M68 46V38M40 62V56M96 62V56
		detail M26 89H110${copies("v-11a4 4 0 0 1 8 0v11", points("31,110 43,110 55,110 73,110 85,110 97,110"))}
	`,
	/** Mud-brick walls, the tower with the globe, the tower with the opening, a faceted one. */
	riyadh: `
		front M206 110V60L216 44 232 56V110Z
		detail M216 44V110M206 60 216 78 232 56M206 84 216 78 232 90M206 98 216 110 232 94
		front M8 110 11 80 15 75 19 80 23 75 27 80 30 110ZM30 110V90L35 86 40 90 45 86 50 90 55 86 60 90V110ZM60 110 63 80 67 75 71 80 75 75 79 80 82 110ZM92 110Q106 78 112 30Q118 78 132 110ZM146 110C146 70 148 34 158 10H188C198 34 200 70 200 110ZM161 16H185C185 40 182 52 173 52C164 52 161 40 161 16Z
		body M112 30V14M158 10H188M106 66H118
		front M106 54a6 6 0 1 0 12 0a6 6 0 1 0-12 0
		detail M102 76H122M99 86H125M96 96H128M149 60H197M147 76H199M147 92H199M173 52V110M41 110v-9a4 4 0 0 1 8 0v9M18 94v-3m54 3v-3m-47-3v-3m54 3v-3
	`,
	/** The museum's stacked cubes, a dhow, the tower with the lattice, the waisted one. */
	doha: `
		front M214 110V44H224V36H234V110Z
		detail ${levels(215, 233, range(50, 7, 8))}
		front M6 110V92H72V110ZM14 92V80H64V92ZM22 80 28 70H50L56 80ZM32 70V58H46V70ZM136 110V58Q136 30 149 20Q162 30 162 58V110ZM172 110Q182 72 170 34H208Q196 72 206 110Z
		body M149 20V4M170 34H208M104 102V54M92 74 116 50
		detail M34 64h4m2 0h4M20 98h6m6 0h6m6 0h6m6 0h6M136 62 162 88M136 88 162 62M136 88 154 110M162 88 144 110M138 46 162 62M160 46 136 62M171 38 202 92M207 38 176 92M178 62 206 110M200 62 172 110
		front M84 100Q102 104 122 96L116 110H90ZM92 74 116 50Q118 80 104 96Z
	`,
	/** The old customs house, the tower with the spheres, and the three tallest. */
	shanghai: `
		front M6 110V88H14V74H18L22 62 26 74H30V88H38V110ZM40 110V94H52V110ZM92 110V78H95V60H98V46H101V36H104L106 16 108 36H111V46H114V60H117V78H120V110ZM130 110 137 22H159L166 110ZM142 28H154L152.5 42H143.5ZM176 110C172 76 182 40 190 12Q198 4 208 14C208 46 218 78 214 110Z
		body M62 110 70 76M82 110 74 76M72 20V2
		front M69 92V24H75V92ZM60 82a12 12 0 1 0 24 0a12 12 0 1 0-24 0M64 42a8 8 0 1 0 16 0a8 8 0 1 0-16 0M69 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0
		detail M60 82H84M64 42H80M190 12C184 50 204 76 196 110M208 14C196 44 190 80 204 110M22 80a3 3 0 1 0 .1 0M10 96h24M10 103h24M44 100h4m0 5h-4${levels(95, 117, [84, 92, 100])}${levels(99, 113, [52, 66, 72])}M136 52H160M134 70H162M133 88H164
	`,
} satisfies Record<(typeof officeIds)[number], string>;

/** All of them in a row, in white with what is behind them left transparent: a background. */
export function horizonSvg(): string {
	const groups = Object.values(skylines).map(
		(layers, index) =>
			`<g transform="translate(${240 * index})">${drawLayers(layers)}</g>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${240 * groups.length} 110"><mask id="m" stroke="#fff" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${groups.join("")}</mask><path fill="#fff" fill-opacity=".6" d="M0 0H${240 * groups.length}V110H0Z" mask="url(#m)"/></svg>\n`;
}

/** The SVG file of all of them, each under the name of its office. */
export function skylineSvg(): string {
	const groups = Object.entries(skylines).map(
		([id, layers]) => `<g id="${id}">${drawLayers(layers)}</g>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${groups.join("")}</svg>\n`;
}
