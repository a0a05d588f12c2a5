import { expect, test } from "vitest";
import { withoutMarks } from "../../shared/break-mark.ts";
import { localeCodes } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf, pages, routeOf } from "../../shared/pages/page-paths.ts";
import { forms, siteOrigin } from "./test-linked-data-forms.ts";
import {
	describeAt,
	findData,
	readCopy,
	typesOf,
} from "./test-linked-data-reader.ts";

const indexed = pages.filter((page) => !routeOf(page).noindex);
const articles = pages.filter(({ id }) => id === "article");
const positions = pages.filter(({ id }) => id === "position");

test.each(localeCodes)(
	"in %s, each article page has Article data",
	(locale) => {
		expect(articles.length).toBeGreaterThan(0);
		for (const page of articles) {
			const article = findData(forms.Article, "Article", page, locale);
			expect(article.mainEntityOfPage).toBe(
				siteOrigin + pageHref(page, locale),
			);
			expect(article.dateModified >= article.datePublished).toBe(true);
			expect(article.headline).toBe(withoutMarks(article.headline));
		}
	},
);

/** A real firm, whose vacancies are announced. */
const real = { isSample: false };

test.each(localeCodes)(
	"in %s, each open vacancy has JobPosting data",
	(locale) => {
		expect(positions.length).toBeGreaterThan(0);
		for (const page of positions) {
			const job = findData(forms.JobPosting, "JobPosting", page, locale, real);
			const closes = readCopy(page, locale, "closes.iso");
			// The day ends in the firm's time zone, UTC+4.
			expect(job.validThrough).toBe(
				typeof closes === "string" ? `${closes}T19:59:59Z` : undefined,
			);
			expect(job.directApply).toBe(true);
			const { minValue, maxValue } = job.baseSalary.value;
			expect(minValue).toBeLessThanOrEqual(maxValue);
		}
	},
);

test("JobPosting data is present on a vacancy's last day and absent the day after", () => {
	const closing = positions.flatMap((page) => {
		const closes = readCopy(page, "en-US", "closes.iso");
		return typeof closes === "string" ? [{ page, closes }] : [];
	});
	expect(closing.length).toBeGreaterThan(0);
	for (const { page, closes } of closing) {
		expect(typesOf(page, "en-US", { ...real, today: closes })).toContain(
			"JobPosting",
		);
		expect(
			typesOf(page, "en-US", { ...real, today: dayAfter(closes) }),
		).not.toContain("JobPosting");
	}
});

test("a vacancy without a closing date keeps its JobPosting data", () => {
	const open = positions.filter(
		(page) => readCopy(page, "en-US", "closes.iso") === undefined,
	);
	for (const page of open)
		expect(typesOf(page, "en-US", { ...real, today: "2099-12-31" })).toContain(
			"JobPosting",
		);
});

test("a sample firm has no JobPosting data", () => {
	for (const page of positions)
		expect(typesOf(page, "en-US", { isSample: true })).toEqual([
			"BreadcrumbList",
		]);
});

test.each(localeCodes)(
	"in %s, exactly the pages with questions have FAQPage data",
	(locale) => {
		for (const page of indexed) {
			const sections = JSON.stringify(readCopy(page, locale, "sections") ?? []);
			const hasQuestions =
				page.id === "contact" || sections.includes('"layout":"questions"');
			expect(
				typesOf(page, locale).filter((type) => type === "FAQPage"),
				page.path,
			).toHaveLength(hasQuestions ? 1 : 0);
		}
	},
);

test.each(localeCodes)(
	"in %s, each office is an EmploymentAgency with the URL of its section",
	(locale) => {
		const page = pageOf("locations");
		const agencies = describeAt(page, locale).filter(
			(data) => data["@type"] === "EmploymentAgency",
		);
		expect(agencies.map(({ url }) => url)).toEqual(
			routeOf(page).anchors?.map(
				(id) => `${siteOrigin}${pageHref(page, locale)}#${id}`,
			),
		);
	},
);

test("offices in China have a postal code, and offices in the Gulf a post office box", () => {
	const agencies = describeAt(pageOf("locations"), "en-US").flatMap((data) => {
		const { data: agency } = forms.EmploymentAgency.safeParse(data);
		return agency ? [agency.address] : [];
	});
	expect(agencies.length).toBeGreaterThan(0);
	for (const { addressCountry, postalCode, postOfficeBoxNumber } of agencies) {
		const [code, box] = [postalCode, postOfficeBoxNumber].map(Boolean);
		expect([code, box]).toEqual([
			addressCountry === "CN",
			addressCountry !== "CN",
		]);
	}
});

function dayAfter(day: string): string {
	const date = new Date(day);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}
