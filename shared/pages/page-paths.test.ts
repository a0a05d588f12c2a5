import { posix } from "node:path";
import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { localeCodes } from "../locales.ts";
import { routes } from "../routes.ts";
import { findCanonicalPath } from "./canonical.ts";
import { articleSlugs } from "./content-index.ts";
import {
	anchorHref,
	findLocalizedPage,
	hrefFor,
	listAddresses,
	pageHref,
} from "./page-hrefs.ts";
import {
	breadcrumbsOf,
	childrenOf,
	fillParams,
	hasParameterForm,
	isDocumentOnly,
	isListed,
	pageAt,
	pageOf,
	pages,
	routeName,
	routeOf,
} from "./page-paths.ts";
import type { Route } from "./route.ts";

test("every page has a unique path, ignoring case", () => {
	const paths = pages.map(({ path }) => path.toLowerCase());
	expect(new Set(paths).size).toBe(pages.length);
});

test("every route has a page for each value of its parameters", () => {
	for (const [id, { params = {} }] of Object.entries<Route>(routes)) {
		const own = pages.filter((page) => page.id === id);
		for (const [name, values] of Object.entries(params))
			expect(new Set(own.map((page) => page.params[name]))).toEqual(
				new Set(values),
			);
		if (Object.keys(params).length === 0) expect(own).toHaveLength(1);
	}
});

test("no page's path contains an unfilled parameter", () => {
	for (const { path } of pages) expect(path).toMatch(/^\/[A-Za-z/-]*$/);
});

/** The pages that the specification names. */
const specified = `
	/ /about /services /insights /locations /careers /timeline /contact /privacy /industries /login
	/Home/Components/ExpertiseSection /Home/Components/TestimonialsSection
	/services/global /services/services /services/hr-outsourcing /services/organizational
	/services/executive-search /services/flexible-staffing /services/strategic-consulting
	/services/recruitment-services /services/hr-consulting /services/talent-management
	/services/organizational-development /services/training-development
	/services/recruitment-services/executive-search /services/recruitment-services/middle-management
	/services/recruitment-services/specialist-roles /services/recruitment-services/graduate-recruitment
	/services/recruitment-services/get-started /services/executive-search/service-overview
	/services/training-development/our-experts
	/industries/aerospace-defense /industries/chemicals /industries/oil-gas/our-services
	/industries/shipping-logistics/contact-specialists /industries/aerospace-defense/our-people
	/industries/aerospace-defense/our-insights /industries/aerospace-defense/how-we-help-clients
	/industries/chemicals/how-we-help-clients
`;

test.each(specified.trim().split(/\s+/))("%s is a page", (path) => {
	expect(pageAt(path)?.path).toBe(path);
});

test.each([
	"",
	"/About",
	"/about/",
	"/nowhere",
	"/en-US/about",
	"/services/global/service-overview",
	"/services/recruitment-services/nothing",
	"/industries/nowhere",
	"/industries/aerospace-defense/our-services",
	"/industries/chemicals/industry-overview",
	"/industries/:industry",
	"/industries/constructor",
	"/__proto__",
])("%j is not a page", (path) => {
	expect(pageAt(path)).toBeUndefined();
});

test("an industry's item page is found with its parameters", () => {
	expect(pageAt("/industries/oil-gas/our-services")).toEqual({
		id: "industryItem",
		params: { industry: "oil-gas", item: "our-services" },
		path: "/industries/oil-gas/our-services",
	});
});

test("executive search is a single page, although it is both a child and a family", () => {
	expect(
		pages.filter(({ path }) => path === "/services/executive-search"),
	).toHaveLength(1);
});

test.each([
	["/ABOUT", "/about"],
	["/industries/OIL-GAS", "/industries/oil-gas"],
	["/home/components/expertisesection", "/Home/Components/ExpertiseSection"],
	["/about/", undefined],
])("the canonical case of %s is %s", (path, expected) => {
	expect(findCanonicalPath(path)).toBe(expected);
});

test.each([
	["/industries/nowhere", true],
	["/industries/oil-gas/nothing", true],
	["/services/nowhere/nothing", true],
	["/", false],
	["/about", false],
	["/industries/", false],
	["/industries/a/b/c", false],
	["/about/nowhere", false],
])("%s matches the pattern of a page with parameters: %s", (path, expected) => {
	expect(hasParameterForm(path)).toBe(expected);
});

test("addresses are built from ids, parameters, queries, and anchors", () => {
	expect(hrefFor("home", "zh-CN")).toBe("/");
	expect(hrefFor("home", "en-US")).toBe("/en-US");
	expect(hrefFor("about", "zh-CN")).toBe("/about");
	expect(
		hrefFor("industryItem", "en-US", {
			industry: "banking-finance",
			item: "success-stories",
		}),
	).toBe("/en-US/industries/banking-finance/success-stories");
	expect(pageHref(pageOf("contact"), "en-US")).toBe("/en-US/contact");
	expect(anchorHref("careers", "en-US", `why-join-${brand.short}`)).toBe(
		`/en-US/careers#why-join-${brand.short}`,
	);
	expect(anchorHref("about", "zh-CN", "core-values")).toBe(
		"/about#core-values",
	);
	expect(
		anchorHref("position", "en-US", "apply", {
			position: "trainer-mixed-crews",
		}),
	).toBe("/en-US/careers/trainer-mixed-crews#apply");
	expect(
		pageHref(pageOf("login"), "zh-CN", {
			query: { code: "401", message: "a b&c=d", next: "/desk" },
		}),
	).toBe("/login?code=401&message=a%20b%26c%3Dd&next=/desk");
	expect(
		pageHref(pageOf("careers"), "en-US", {
			query: { function: "", level: undefined, country: "SA" },
			anchor: "open-positions",
		}),
	).toBe("/en-US/careers?country=SA#open-positions");
});

test("a link to an unknown page, value, or section is a type error", () => {
	// @ts-expect-error there is no such page
	expect(() => hrefFor("nowhere", "en-US")).toThrow(TypeError);
	// @ts-expect-error there is no such industry
	hrefFor("industry", "en-US", { industry: "nowhere" });
	// @ts-expect-error the parameter is missing
	hrefFor("industry", "en-US");
	// @ts-expect-error the page takes no parameter
	hrefFor("about", "en-US", { industry: "oil-gas" });
	// @ts-expect-error the page has no such section
	anchorHref("about", "en-US", "open-positions");
	// @ts-expect-error the page reads no such parameter
	pageHref(pageOf("contact"), "en-US", { query: { next: "/desk" } });
	// @ts-expect-error no page has such a section
	pageHref(pageAt("/about") ?? pageOf("home"), "en-US", { anchor: "top" });
	// @ts-expect-error there is no such locale
	expect(() => hrefFor("about", "fr-FR")).toThrow(TypeError);
});

test("a route's name ends with the locale", () => {
	expect(routeName(pageOf("about"), "en-US")).toBe("about___en-US");
	expect(routeName(pageOf("home"), "zh-CN")).toBe("home___zh-CN");
});

test.each([
	["/", "home", "zh-CN"],
	["/en-US", "home", "en-US"],
	["/en-US/services/global", "service", "en-US"],
])("the address %s belongs to the page %s in %s", (path, id, locale) => {
	const found = findLocalizedPage(path);
	expect(found?.page.id).toBe(id);
	expect(found?.locale).toBe(locale);
});

test.each([
	"/en-US/",
	"/zh-CN",
	"/about/",
	"/en-US/en-US",
	"/About",
	"/nowhere",
	"",
])("%j is not the exact address of a page", (path) => {
	expect(findLocalizedPage(path)).toBeUndefined();
});

test("every page has one unique address per locale and is found there", () => {
	const addresses = listAddresses();
	expect(addresses).toHaveLength(pages.length * localeCodes.length);
	expect(new Set(addresses.map(({ href }) => href)).size).toBe(
		addresses.length,
	);
	for (const { page, locale, href } of addresses)
		expect(findLocalizedPage(href)).toEqual({ page, locale });
});

test.each(
	Object.entries({
		"/": ["/"],
		"/about": ["/", "/about"],
		"/services/global": ["/", "/services", "/services/global"],
		"/industries/oil-gas/our-services": [
			"/",
			"/industries",
			"/industries/oil-gas",
			"/industries/oil-gas/our-services",
		],
		"/industries/chemicals/how-we-help-clients": [
			"/",
			"/industries",
			"/industries/chemicals",
			"/industries/chemicals/how-we-help-clients",
		],
		"/Home/Components/ExpertiseSection": [
			"/",
			"/Home/Components/ExpertiseSection",
		],
	}),
)("the breadcrumbs of %s consist only of existing pages", (path, expected) => {
	const page = pageAt(path);
	expect(page && breadcrumbsOf(page).map((crumb) => crumb.path)).toEqual(
		expected,
	);
});

test("a page's breadcrumbs end with the page itself", () => {
	for (const page of pages) expect(breadcrumbsOf(page).at(-1)).toBe(page);
});

test("a page's children are the pages whose paths are one segment longer", () => {
	for (const page of pages)
		expect(childrenOf(page)).toEqual(
			pages.filter(
				({ path }) => path !== "/" && posix.dirname(path) === page.path,
			),
		);
});

test.each([
	["/a/:b/c", { b: "x" }, "/a/x/c"],
	[":a-:b", { a: "x", b: "y" }, "x-y"],
	["service-:service", { service: "global" }, "service-global"],
	["/a", { b: "x" }, "/a"],
	["/:a", { a: "$&$1" }, "/$&$1"],
	["/:a/:b", { a: ":b", b: "x" }, "/:b/x"],
])(
	"the template %s with parameters %j yields %s",
	(template, params, expected) => {
		expect(fillParams(template, params)).toBe(expected);
	},
);

test("routeOf returns the route of a page", () => {
	expect(routeOf(pageOf("login")).noindex).toBe(true);
	expect(routeOf(pageOf("home")).layout).toBe("homepage");
});

test("only the home page has the homepage layout", () => {
	expect(
		pages
			.filter((page) => routeOf(page).layout === "homepage")
			.map((page) => page.path),
	).toEqual(["/"]);
});

const code = "x".repeat(42);

test("an invitation page is found only by the form of its code and is not listed", () => {
	const path = `/login/invite/${code}-`;
	const page = pageAt(path);
	expect(page).toEqual({ id: "invite", params: { code: `${code}-` }, path });
	expect(hrefFor("invite", "en-US", { code: `${code}-` })).toBe(
		`/en-US${path}`,
	);
	expect(findLocalizedPage(`/en-US${path}`)?.locale).toBe("en-US");
	for (const other of [code, `${code}-x`, `${code}-/`, `${code}.`, ""])
		expect(pageAt(`/login/invite/${other}`), other).toBeUndefined();
	expect(pages.some(({ id }) => id === "invite")).toBe(false);
});

test("an article missing from the site map is an unlisted page that only the server can render", () => {
	const found = findLocalizedPage("/en-US/insights/comes-one-day");
	expect(found).toMatchObject({
		locale: "en-US",
		page: { id: "article", params: { article: "comes-one-day" } },
	});
	expect(found && isListed(found.page)).toBe(false);
	expect(found && isDocumentOnly(found.page)).toBe(true);
	const [slug] = articleSlugs;
	expect(isDocumentOnly(pageOf("article", { article: slug }))).toBe(false);
	expect(findLocalizedPage("/insights/Comes-One-Day")).toBeUndefined();
});
