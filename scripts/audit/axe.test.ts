import { expect, test } from "vitest";
import { modes, themes } from "../../shared/themes.ts";
import { listSights } from "./axe.ts";
import type { AuditPage } from "./types.ts";

const pageAt = (path: string, isSample = false): AuditPage => ({
	path,
	locale: "en-US",
	template: "industry",
	isSample,
	isIndexed: true,
});

const combinations = themes.length * modes.length;

test("axe checks a sample page in every theme and mode, and at both widths overall", () => {
	const sights = listSights([pageAt("/a", true)]);
	expect(
		new Set(sights.map(({ theme }) => `${theme.name} ${theme.mode}`)).size,
	).toBe(combinations);
	expect(sights.length).toBe(combinations);
	expect(new Set(sights.map(({ width }) => width))).toEqual(
		new Set([390, 1280]),
	);
});

test("axe checks each non-sample page once and spreads the pages over all themes and modes", () => {
	const pages = Array.from({ length: combinations }, (_, index) =>
		pageAt(`/${index}`),
	);
	const sights = listSights(pages);
	expect(sights.map(({ page }) => page)).toEqual(pages);
	expect(
		new Set(sights.map(({ theme }) => `${theme.name} ${theme.mode}`)).size,
	).toBe(combinations);
});
