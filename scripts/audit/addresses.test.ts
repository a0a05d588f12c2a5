import { expect, test } from "vitest";
import { listAddresses } from "../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { listAuditPages } from "./addresses.ts";

test("the audit covers every public page once and picks one sample per template and locale", () => {
	const pages = listAuditPages();
	const paths = pages.map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	for (const { page, href } of listAddresses())
		expect(paths.includes(href), href).toBe(!routeOf(page).isPrivate);
	const samples = pages.filter(({ isSample }) => isSample);
	const keys = samples.map(({ template, locale }) => `${template} ${locale}`);
	expect(new Set(keys).size).toBe(keys.length);
	expect(new Set(keys)).toEqual(
		new Set(pages.map(({ template, locale }) => `${template} ${locale}`)),
	);
});

test("only pages given as arguments are audited, all of them as samples", () => {
	expect(
		listAuditPages(["/en-US/industries/chemicals"]).map((page) => [
			page.path,
			page.isSample,
		]),
	).toEqual([["/en-US/industries/chemicals", true]]);
});
