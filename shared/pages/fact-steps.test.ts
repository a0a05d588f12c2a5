import { expect, test } from "vitest";
import { barShare, stepWidth } from "./fact-steps.ts";

test.each([
	[["2", "8"], 10],
	[["10"], 10],
	[["10.5", "3"], 25],
	[["25"], 25],
	[["50", "49"], 50],
	[["51"], 100],
])("bars of %j percent share a scale up to %i", (percents, width) => {
	const steps = percents.map((percent) => ({ percent, name: "" }));
	expect(stepWidth(steps)).toBe(width);
});

test("the longest bar leaves a fifth for its number", () => {
	expect(barShare(50, 50)).toBe("80%");
	expect(barShare(1, 3)).toBe("27%");
});
