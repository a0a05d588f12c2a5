import { expect, test } from "vitest";
import { moveChoice } from "./move-choice.ts";

test.each([
	["ArrowDown", -1, 0],
	["ArrowDown", 0, 1],
	["ArrowDown", 2, -1],
	["ArrowUp", -1, 2],
	["ArrowUp", 0, -1],
	["ArrowUp", 2, 1],
])(
	"in a list of three, %s moves the selection from %i to %i",
	(key, from, to) => {
		expect(moveChoice(key, from, 3)).toBe(to);
	},
);

test("other keys do not move the selection, and an empty list has nothing to select", () => {
	expect(moveChoice("Enter", 1, 3)).toBeUndefined();
	expect(moveChoice("constructor", 1, 3)).toBeUndefined();
	expect(moveChoice("ArrowDown", -1, 0)).toBe(-1);
});
