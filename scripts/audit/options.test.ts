import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

const checks = ["axe", "html"];

test.each([
	[[], {}],
	[["--only=axe"], { only: ["axe"] }],
	[
		["--only=axe,html", "--pages=/,/en-US"],
		{ only: ["axe", "html"], pages: ["/", "/en-US"] },
	],
])("the arguments %j parse to the options %j", (args, options) => {
	expect(parseOptions(args, checks)).toEqual(options);
});

test.each([["--only=links"], ["--page=/"], ["careers"]])(
	"the argument %s is rejected",
	(arg) => {
		expect(() => parseOptions([arg], checks)).toThrow();
	},
);
