import { item, type MenuItem, menu, menuKey } from "./menu.ts";
import { breadcrumbsOf, childrenOf, type Page } from "./page-paths.ts";

/** The visitor's position in the menus. */
export interface MenuState {
	/** `custom` while a third level is shown beside the primary menu. */
	readonly navType: "default" | "custom";
	/** The third level; empty unless `custom`. */
	readonly customMenuItems: readonly MenuItem[];
	/** Unprefixed path of the page whose third level is shown; empty unless `custom`. */
	readonly basePath: string;
	/** Keys of the selected items ({@link menuKey}), from the top level down. */
	readonly selectedPath: {
		readonly firstLevel?: string;
		readonly secondLevel?: string;
		readonly thirdLevel?: string;
	};
}

export type MenuAction =
	| { readonly type: "select"; readonly item: MenuItem }
	| {
			readonly type: "select-sub";
			readonly top: MenuItem;
			readonly item: MenuItem;
	  }
	| { readonly type: "select-third"; readonly item: MenuItem };

export const initialMenuState: MenuState = {
	navType: "default",
	customMenuItems: [],
	basePath: "",
	selectedPath: {},
};

/** The menu's reducer: choosing an item selects it and opens the level below it. */
export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
	switch (action.type) {
		case "select":
			return selectTop(state, action.item);
		case "select-sub":
			return selectSub(action.top, action.item);
		case "select-third": {
			const thirdLevel = menuKey(action.item);
			return { ...state, selectedPath: { ...state.selectedPath, thirdLevel } };
		}
	}
}

/**
 * The menu state for a page, or for a section of it, so that a deep link opens the same menu as a
 * click on its item.
 *
 * @param anchor any id in the page; ids without a menu item are ignored
 */
export function menuStateOf(page: Page, anchor = ""): MenuState {
	const [, first, second, third] = breadcrumbsOf(page);
	const top = first && menu.find((entry) => entry.page.path === first.path);
	if (!top) return initialMenuState;
	if (!second) {
		const section = top.subItems.find((entry) => entry.anchor === anchor);
		return section ? selectSub(top, section) : selectTop(initialMenuState, top);
	}
	const sub =
		top.subItems.find((entry) => menuKey(entry) === second.path) ??
		item(second);
	const state = selectSub(top, sub);
	return third
		? reduceMenu(state, { type: "select-third", item: item(third) })
		: state;
}

function selectTop(state: MenuState, selected: MenuItem): MenuState {
	if (selected.isHome) return initialMenuState;
	if (!selected.hasSubMenu) return { ...state, selectedPath: {} };
	return { ...state, selectedPath: { firstLevel: menuKey(selected) } };
}

function selectSub(top: MenuItem, selected: MenuItem): MenuState {
	const selectedPath = {
		firstLevel: menuKey(top),
		secondLevel: menuKey(selected),
	};
	const customMenuItems = thirdLevelOf(selected);
	if (customMenuItems.length === 0)
		return { ...initialMenuState, selectedPath };
	const basePath = selected.page.path;
	return { navType: "custom", customMenuItems, basePath, selectedPath };
}

/**
 * The third level of a second-level item: its own items if it has any, else its child pages, which
 * are the six of every industry and the special menus of service families, aerospace and chemicals.
 * Sections of a page have none.
 */
export function thirdLevelOf({
	page,
	anchor,
	subItems,
}: MenuItem): readonly MenuItem[] {
	if (anchor !== undefined || subItems.length > 0) return subItems;
	return childrenOf(page).map((child) => item(child));
}
