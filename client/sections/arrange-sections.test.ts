import { expect, test } from "vitest";
import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { arrangeSections } from "./arrange-sections.ts";

const points = Array.from({ length: 4 }, (_, index) => ({
	name: `name ${index}`,
	text: "text",
}));

/** Sections by letter: `t` text, `s` text on sunken ground, `4` and `5` so many points, `l` a list, `c` cells. */
function sectionOf(sign: string): SectionCopy {
	const section: SectionCopy = { heading: sign, paragraphs: ["text"] };
	if (sign === "s") return { ...section, tone: "sunken" };
	if (sign === "l") return { ...section, points, layout: "facts" };
	if (sign === "c") return { ...section, points, layout: "cells" };
	if (sign === "5") return { ...section, points: [...points, ...points] };
	return sign === "4" ? { ...section, points } : section;
}

test.each([
	["ttt", "t t t"],
	["4tt4", "[4] t t [4]"],
	["44454", "[4] 4 [4] 5 [4]"],
	["4l4", "[4] l [4]"],
	["4s4", "[4] s [4]"],
	["c44c", "[c] 4 [4] [c]"],
])(
	"the sections %s are arranged as %s, cells in brackets",
	(signs, arranged) => {
		const shown = arrangeSections([...signs].map(sectionOf)).map(
			({ heading, layout }) => (layout === "cells" ? `[${heading}]` : heading),
		);
		expect(shown.join(" ")).toBe(arranged);
	},
);
