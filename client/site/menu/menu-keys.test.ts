import { expect, test } from "vitest";
import { nextIndex } from "./menu-keys.ts";

test.each([
	["ArrowRight", 0, 1],
	["ArrowDown", 1, 2],
	["ArrowDown", 2, 2],
	["ArrowLeft", 1, 0],
	["ArrowUp", 0, 0],
	["Home", 2, 0],
	["End", 0, 2],
	["Enter", 1, undefined],
	["Tab", 1, undefined],
])(
	"%s moves the focus from item %i of three to item %s",
	(key, current, expected) => {
		expect(nextIndex(key, current, 3)).toBe(expected);
	},
);
