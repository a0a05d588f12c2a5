import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { industries } from "./industries.ts";
import { menu, menuGroupsOf } from "./menu.ts";
import { pageAt, routeOf } from "./page-paths.ts";

test("the menu has its eight items in the specified order", () => {
	expect(menu.map(({ page }) => page.path)).toEqual([
		"/about",
		"/services",
		"/insights",
		"/locations",
		"/careers",
		"/timeline",
		"/industries",
		"/",
	]);
});

test("only the last item is home", () => {
	expect(menu.map(({ isHome }) => isHome)).toEqual([
		...Array.from({ length: 7 }, () => false),
		true,
	]);
});

test.each([
	["/about", 7],
	["/services", 12],
	["/insights", 4],
	["/locations", 0],
	["/careers", 7],
	["/timeline", 0],
	["/industries", 12],
	["/", 0],
])("the menu item %s has %i sub-items", (path, expected) => {
	const item = menu.find(({ page }) => page.path === path);
	expect(item?.subItems).toHaveLength(expected);
});

test("the industries menu lists exactly the twelve industries", () => {
	const item = menu.find(({ page }) => page.id === "industries");
	expect(item?.subItems.map(({ page }) => page.path)).toEqual(
		industries.map((industry) => `/industries/${industry}`),
	);
	expect(industries).toHaveLength(12);
});

test("the services menu lists the sections first, then the six families", () => {
	const item = menu.find(({ page }) => page.id === "services");
	expect(
		item?.subItems.map(({ page, anchor }) =>
			anchor ? `${page.path}#${anchor}` : page.path,
		),
	).toEqual([
		"/services#emiratisation",
		"/services#permanent-recruitment",
		"/services#temporary-recruitment",
		"/services#bulk-hiring",
		"/services#outsourcing-services",
		"/services#advisory-services",
		"/services/recruitment-services",
		"/services/hr-consulting",
		"/services/executive-search",
		"/services/talent-management",
		"/services/organizational-development",
		"/services/training-development",
	]);
});

test("the careers menu has anchors with the firm's short name", () => {
	const item = menu.find(({ page }) => page.id === "careers");
	expect(item?.subItems.map(({ anchor }) => anchor).slice(-2)).toEqual([
		`why-join-${brand.short}`,
		`life-at-${brand.short}`,
	]);
});

test("every menu link leads to an existing page and section", () => {
	for (const { page, subItems } of menu) {
		expect(pageAt(page.path)).toEqual(page);
		for (const link of subItems) {
			expect(pageAt(link.page.path)).toEqual(link.page);
			if (link.anchor !== undefined)
				expect(routeOf(link.page).anchors).toContain(link.anchor);
		}
	}
});

test("the menu links to no noindex page", () => {
	const linked = menu.flatMap(({ page, subItems }) => [
		page,
		...subItems.map((link) => link.page),
	]);
	expect(linked.filter((page) => routeOf(page).noindex)).toEqual([]);
});

test("the groups of the services menu hold all its items in order, and other menus have no groups", () => {
	for (const item of menu) {
		const groups = menuGroupsOf(item);
		if (item.page.id === "services") {
			expect(groups.flatMap(({ items }) => items)).toEqual(item.subItems);
			expect(groups.map(({ items }) => items[0]?.anchor)).toEqual([
				"emiratisation",
				"outsourcing-services",
				undefined,
			]);
		} else expect(groups).toEqual([]);
	}
});
