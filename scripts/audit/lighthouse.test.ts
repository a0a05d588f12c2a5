import { expect, test } from "vitest";
import { judgeRuns, readRun } from "./lighthouse.ts";

const run = (performance: number | null, seo: number) =>
	readRun({
		lhr: {
			...(performance === null && { runtimeError: { code: "NO_NAVSTART" } }),
			categories: {
				performance: {
					score: performance,
					auditRefs: [{ id: "paint", weight: 1 }],
				},
				seo: {
					score: seo,
					auditRefs: [
						{ id: "crawlable", weight: 1 },
						{ id: "advice", weight: 0 },
					],
				},
			},
			audits: {
				paint: { score: 0.5, title: "Paint" },
				crawlable: { score: 0, title: "Crawlable" },
				advice: { score: 0, title: "Advice" },
			},
		},
	});

test.each([
	["good", [run(1, 1), run(1, 1), run(1, 1)], []],
	["one bad run", [run(0.2, 1), run(1, 1), run(1, 1)], []],
	[
		"two bad runs",
		[run(0.2, 1), run(0.94, 1), run(1, 1)],
		["performance 94: Paint"],
	],
	["one run that could not measure", [run(null, 1), run(1, 1), run(1, 1)], []],
	[
		"two left, the lower of which is too low",
		[run(null, 1), run(0.94, 1), run(1, 1)],
		["performance 94: Paint"],
	],
	[
		"two runs that could not measure",
		[run(null, 1), run(1, 1), run(null, 1)],
		["performance was measured in 1 of 3 runs: NO_NAVSTART; NO_NAVSTART"],
	],
	[
		"another category",
		[run(1, 0.99), run(1, 0.99), run(1, 1)],
		["seo 99: Crawlable"],
	],
])("Lighthouse runs are judged correctly: %s", (_, results, faults) => {
	expect(judgeRuns(results)).toEqual(faults);
});
