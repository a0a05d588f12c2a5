import { expect, test } from "vitest";
import { listSights } from "./axe.ts";
import type { AuditPage } from "./types.ts";

const pageAt = (path: string, isSample = false): AuditPage => ({
	path,
	locale: "en-US",
	template: "industry",
	isSample,
});

test("a sample is seen in all ten combinations and both widths", () => {
	const sights = listSights([pageAt("/a", true)]);
	expect(
		new Set(sights.map(({ theme }) => `${theme.name} ${theme.mode}`)).size,
	).toBe(10);
	expect(sights.length).toBe(10);
	expect(new Set(sights.map(({ width }) => width))).toEqual(
		new Set([390, 1280]),
	);
});

test("ten other pages are seen once each, in ten combinations", () => {
	const pages = Array.from({ length: 10 }, (_, index) => pageAt(`/${index}`));
	const sights = listSights(pages);
	expect(sights.map(({ page }) => page)).toEqual(pages);
	expect(
		new Set(sights.map(({ theme }) => `${theme.name} ${theme.mode}`)).size,
	).toBe(10);
});
