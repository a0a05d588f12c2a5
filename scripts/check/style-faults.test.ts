import { expect, test } from "vitest";
import { listClassFaults } from "./style-faults.ts";

test.each([
	[".a { color: red } .b:hover { top: 0.5em }", "styles.a styles.b", []],
	[".a {}", "styles.a styles.b", [".b is not defined"]],
	[".a {} .b {}", "styles.a", [".b is not used"]],
])("%s with %s has the faults %o", (css, tsx, faults) => {
	expect(listClassFaults(css, tsx)).toEqual(faults);
});
