import { expect, test } from "vitest";
import { groupFaults } from "./group.ts";

test("faults that differ only in quoted text or URL are grouped, most frequent first", () => {
	const faults = [
		{ path: "/b", message: "no h1" },
		{ path: "/a", message: 'p "One" leaves the window' },
		{ path: "/c", message: 'p "Two" leaves the window' },
		{ path: "/c", message: 'p "Three" leaves the window' },
		{ path: "/a", message: "http://host/x.png answers 404" },
		{ path: "/b", message: "http://host/y.png answers 404" },
	];
	expect(groupFaults("layout", faults, "http://host")).toEqual([
		'layout: p "One" leaves the window (3)',
		"    http://host/a",
		"    http://host/c",
		"layout: http://host/x.png answers 404 (2)",
		"    http://host/a",
		"    http://host/b",
		"layout: no h1 (1)",
		"    http://host/b",
	]);
});
