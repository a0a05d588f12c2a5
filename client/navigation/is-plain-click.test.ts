import { expect, test } from "vitest";
import { isPlainClick } from "./is-plain-click.ts";

const plain = {
	button: 0,
	metaKey: false,
	ctrlKey: false,
	shiftKey: false,
	altKey: false,
};

test("an unmodified click of the main button is a plain click", () => {
	expect(isPlainClick(plain)).toBe(true);
});

test.each([
	{ button: 1 },
	{ metaKey: true },
	{ ctrlKey: true },
	{ shiftKey: true },
	{ altKey: true },
])("a click with %o is not a plain click", (change) => {
	expect(isPlainClick({ ...plain, ...change })).toBe(false);
});
