import { expect, test } from "vitest";
import { listLicenceFaults } from "./licence-faults.ts";

test.each([
	["a", "MIT", false],
	["a", "(MIT AND Zlib)", false],
	["a", "MIT OR Apache-2.0", false],
	["a", "GPL-3.0-only OR MIT", false],
	["a", "MPL-2.0", true],
	["@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later", false],
	["@img/sharp-wasm32", "Apache-2.0 AND LGPL-3.0-or-later AND MIT", false],
	["@fontsource/newsreader", "OFL-1.1", true],
	["@fontsource-variable/noto-serif-sc", "OFL-1.1", true],
])(
	"package %s under license %s is allowed (dev dependency: %s)",
	(name, licence, dev) => {
		expect(listLicenceFaults([{ name, licence, dev }])).toEqual([]);
	},
);

test.each([
	["a", "GPL-3.0-only"],
	["a", "MIT AND AGPL-3.0-only"],
	["a", "LGPL-3.0-or-later"],
	["a", "OFL-1.1"],
	["a", "MPL-2.0"],
	["a", "UNLICENSED"],
	["a", "SEE LICENSE IN terms.txt"],
	["a", ""],
	["a", "constructor"],
	["a", "MIT AND (GPL-2.0-only OR AGPL-3.0-only)"],
	["a", "(MIT AND GPL-2.0-only) OR (ISC AND GPL-2.0-only)"],
	["a", "(MIT OR GPL-2.0-only) AND (GPL-2.0-only OR AGPL-3.0-only)"],
])("production package %s under license %j is reported", (name, licence) => {
	expect(listLicenceFaults([{ name, licence, dev: false }])).toEqual([
		`${name}: ${licence} is not allowed in what is deployed`,
	]);
});

test("packages with no license or a forbidden one are each reported once, sorted by name", () => {
	expect(
		listLicenceFaults([
			{ name: "b", licence: undefined, dev: false },
			{ name: "a", licence: "AGPL-3.0-only", dev: true },
			{ name: "a", licence: "AGPL-3.0-only", dev: true },
		]),
	).toEqual([
		"a: AGPL-3.0-only is not allowed",
		"b: no licence is not allowed in what is deployed",
	]);
});
