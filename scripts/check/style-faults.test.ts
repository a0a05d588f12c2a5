import { expect, test } from "vitest";
import { listClassFaults, listLayerFaults } from "./style-faults.ts";

test.each([
	[".a { color: red } .b:hover { top: 0.5em }", "styles.a styles.b", []],
	[".a {}", "styles.a styles.b", [".b is not defined"]],
	[".a {} .b {}", "styles.a", [".b is not used"]],
	['.a { background: url("/c.svg"); .b {} }', "styles.a styles.b", []],
])(
	"the stylesheet %s used by %s has the class faults %o",
	(css, tsx, faults) => {
		expect(listClassFaults(css, tsx)).toEqual(faults);
	},
);

test.each([
	["a { z-index: 1 } b { z-index: -1; }", []],
	["a { z-index: calc(var(--layer-popup) + 1); }", []],
	["a { z-index: 1000 }", ["z-index 1000 is not on --layer-popup"]],
])("the stylesheet %s has the layer faults %o", (css, faults) => {
	expect(listLayerFaults(css)).toEqual(faults);
});
