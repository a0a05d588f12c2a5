import { expect, test } from "vitest";
import { barShare, stepWidth } from "./fact-steps.ts";

test.each([
	[["2", "8"], 10],
	[["10"], 10],
	[["10.5", "3"], 25],
	[["25"], 25],
	[["50", "49"], 50],
	[["51"], 100],
	[["29000", "157000"], 196_250],
])("bars of %j share a scale up to %i", (lengths, width) => {
	const steps = lengths.map((length) => ({ length, name: "", value: "" }));
	expect(stepWidth(steps)).toBe(width);
});

test("the longest bar leaves a fifth for its number", () => {
	expect(barShare(50, 50)).toBe("80%");
	expect(barShare(1, 3)).toBe("27%");
});
