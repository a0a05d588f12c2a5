import { parse } from "node-html-parser";
import { brand } from "../../shared/brand.ts";
import { fetchPage } from "./fetch-page.ts";
import { listSchemaOrgFaults, typesOf } from "./schema-org-faults.ts";
import type { AuditSite, Fault, Verdict } from "./types.ts";

/** The types that pages of some templates must describe. */
const expected: Readonly<Record<string, readonly string[]>> = {
	home: ["EmploymentAgency", "WebSite"],
	locations: ["EmploymentAgency"],
	article: ["Article"],
	position: brand.isSample ? [] : ["JobPosting"],
};

/** Checks that all structured data is valid, complete, and present where it is expected. */
export async function judgeStructuredData(site: AuditSite): Promise<Verdict> {
	const faults: Fault[] = [];
	for (const { path, template } of site.pages) {
		const response = await fetchPage(site.origin + path);
		const messages = judgePage(await response.text(), expected[template] ?? []);
		faults.push(...messages.map((message) => ({ path, message })));
	}
	return { pages: site.pages.length, faults };
}

/** The faults of the structured data in a page's HTML. */
export function judgePage(html: string, wanted: readonly string[]): string[] {
	const scripts = parse(html).querySelectorAll(
		'script[type="application/ld+json"]',
	);
	const types = new Set<string>();
	const faults = scripts.flatMap(({ rawText }) => {
		try {
			const data: unknown = JSON.parse(rawText);
			for (const type of [data].flat().flatMap(typesOf)) types.add(type);
			return listSchemaOrgFaults(data);
		} catch (error) {
			return [`structured data cannot be read: ${error}`];
		}
	});
	const missing = wanted.filter((type) => !types.has(type));
	return [...faults, ...missing.map((type) => `no ${type}`)];
}
