import { expect, test } from "vitest";
import { moveChoice } from "./move-choice.ts";

test.each([
	["ArrowDown", -1, 0],
	["ArrowDown", 0, 1],
	["ArrowDown", 2, -1],
	["ArrowUp", -1, 2],
	["ArrowUp", 0, -1],
	["ArrowUp", 2, 1],
])("of three, %s leads from %i to %i", (key, from, to) => {
	expect(moveChoice(key, from, 3)).toBe(to);
});

test("other keys choose nothing, and in an empty list there is nothing to choose", () => {
	expect(moveChoice("Enter", 1, 3)).toBeUndefined();
	expect(moveChoice("constructor", 1, 3)).toBeUndefined();
	expect(moveChoice("ArrowDown", -1, 0)).toBe(-1);
});
