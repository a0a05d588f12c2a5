import { expect, test, vi } from "vitest";
import { cacheValues } from "./cache-values.ts";

test("cacheValues memoizes short values up to its capacity and recomputes long ones every time", () => {
	const read = vi.fn((value: string) => value.includes("b"));
	const remembered = cacheValues(read, { values: 2, longest: 3 });
	for (const value of ["abc", "abc", "ac", "ac"])
		expect(remembered(value)).toBe(value.includes("b"));
	expect(read.mock.calls.map(([value]) => value)).toEqual(["abc", "ac"]);
	remembered("c");
	remembered("abc");
	expect(read).toHaveBeenCalledTimes(4);
	for (let count = 0; count < 2; count++) expect(remembered("abcd")).toBe(true);
	expect(read).toHaveBeenCalledTimes(6);
});
