import { expect, test } from "vitest";
import { type MenuItem, menu, menuKey } from "./menu.ts";
import {
	initialMenuState,
	type MenuState,
	menuStateOf,
	reduceMenu,
} from "./menu-state.ts";
import { pageAt, pages } from "./page-paths.ts";

function top(path: string): MenuItem {
	const found = menu.find((item) => menuKey(item) === path);
	if (!found) throw new Error(`no top-level item ${path}`);
	return found;
}

function sub(parent: MenuItem, key: string): MenuItem {
	const found = parent.subItems.find((item) => menuKey(item) === key);
	if (!found) throw new Error(`no item ${key}`);
	return found;
}

function keys({ customMenuItems }: MenuState): string[] {
	return customMenuItems.map(menuKey);
}

function showPage(path: string): MenuState {
	const page = pageAt(path);
	if (!page) throw new Error(`no page ${path}`);
	return menuStateOf(page);
}

const inOilGas = showPage("/industries/oil-gas/our-services");

test("selecting an item without a sub-menu clears the selected path", () => {
	const state = reduceMenu(inOilGas, {
		type: "select",
		item: top("/timeline"),
	});
	expect(state).toEqual({ ...inOilGas, selectedPath: {} });
});

test("selecting the home item resets the navigation", () => {
	expect(reduceMenu(inOilGas, { type: "select", item: top("/") })).toEqual(
		initialMenuState,
	);
});

test("selecting a top-level item with a sub-menu sets the first level", () => {
	const state = reduceMenu(initialMenuState, {
		type: "select",
		item: top("/careers"),
	});
	expect(state).toEqual({
		...initialMenuState,
		selectedPath: { firstLevel: "/careers" },
	});
});

test("selecting an industry switches to the custom menu with its six fixed items", () => {
	const industries = top("/industries");
	const item = sub(industries, "/industries/shipping-logistics");
	const state = reduceMenu(initialMenuState, {
		type: "select-sub",
		top: industries,
		item,
	});
	expect(state.navType).toBe("custom");
	expect(state.basePath).toBe("/industries/shipping-logistics");
	expect(state.selectedPath).toEqual({
		firstLevel: "/industries",
		secondLevel: "/industries/shipping-logistics",
	});
	expect(keys(state)).toEqual(
		[
			"industry-overview",
			"our-services",
			"key-roles-we-fill",
			"success-stories",
			"market-intelligence",
			"contact-specialists",
		].map((name) => `/industries/shipping-logistics/${name}`),
	);
});

test("selecting an item that has its own items switches to the custom menu with them", () => {
	const services = top("/services");
	const item = sub(services, "/services/recruitment-services");
	const state = reduceMenu(initialMenuState, {
		type: "select-sub",
		top: services,
		item,
	});
	expect(state.navType).toBe("custom");
	expect(keys(state).slice(0, 4)).toEqual(
		[
			"executive-search",
			"middle-management",
			"specialist-roles",
			"graduate-recruitment",
		].map((name) => `/services/recruitment-services/${name}`),
	);
});

test("a pair of items with a special configuration uses that configuration", () => {
	const services = top("/services");
	const item = sub(services, "/services/hr-consulting");
	expect(item.hasSubMenu).toBe(false);
	const state = reduceMenu(initialMenuState, {
		type: "select-sub",
		top: services,
		item,
	});
	expect(state.navType).toBe("custom");
	expect(keys(state)).toEqual(
		[
			"service-overview",
			"our-approach",
			"case-studies",
			"our-experts",
			"get-started",
		].map((name) => `/services/hr-consulting/${name}`),
	);
});

test("selecting any other sub-item keeps the default menu and sets the path", () => {
	const about = top("/about");
	const item = sub(about, "/about#core-values");
	const state = reduceMenu(inOilGas, {
		type: "select-sub",
		top: about,
		item,
	});
	expect(state).toEqual({
		...initialMenuState,
		selectedPath: { firstLevel: "/about", secondLevel: "/about#core-values" },
	});
});

test("selecting a third-level item sets only the third level", () => {
	const [first] = inOilGas.customMenuItems;
	if (!first) throw new Error("no third level");
	const state = reduceMenu(inOilGas, {
		type: "select-third",
		item: first,
	});
	expect(state).toEqual({
		...inOilGas,
		selectedPath: { ...inOilGas.selectedPath, thirdLevel: menuKey(first) },
	});
});

test.each([
	["/", "default", "", {}],
	["/locations", "default", "", {}],
	[
		"/industries/aerospace-defense/our-people",
		"custom",
		"/industries/aerospace-defense",
		{
			firstLevel: "/industries",
			secondLevel: "/industries/aerospace-defense",
			thirdLevel: "/industries/aerospace-defense/our-people",
		},
	],
	[
		"/services/executive-search/our-approach",
		"custom",
		"/services/executive-search",
		{
			firstLevel: "/services",
			secondLevel: "/services/executive-search",
			thirdLevel: "/services/executive-search/our-approach",
		},
	],
])(
	"a deep link to %s opens the %s menu",
	(path, navType, basePath, selectedPath) => {
		expect(showPage(path)).toMatchObject({ navType, basePath, selectedPath });
		expect(showPage(path).selectedPath).toEqual(selectedPath);
	},
);

test("every page below a custom menu is listed in it", () => {
	for (const page of pages) {
		const state = menuStateOf(page);
		const { thirdLevel } = state.selectedPath;
		if (thirdLevel) expect(keys(state)).toContain(thirdLevel);
	}
});

test("selecting a menu item and opening its page or section yield the same menu state", () => {
	const arrive = ({ page, anchor }: MenuItem) => menuStateOf(page, anchor);
	for (const item of menu) {
		const selected = reduceMenu(initialMenuState, { type: "select", item });
		expect(arrive(item)).toEqual(selected);
		for (const second of item.subItems) {
			const state = reduceMenu(selected, {
				type: "select-sub",
				top: item,
				item: second,
			});
			expect(arrive(second)).toEqual(state);
			for (const third of state.customMenuItems)
				expect(arrive(third)).toEqual(
					reduceMenu(state, { type: "select-third", item: third }),
				);
		}
	}
});

test("an anchor that no menu lists does not change the menu state", () => {
	const whole = showPage("/services");
	const page = pageAt("/services");
	expect(page && menuStateOf(page, "models")).toEqual(whole);
});
