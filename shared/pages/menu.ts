import type { Locale } from "../locales.ts";
import type { PageId } from "../routes.ts";
import { industries } from "./industries.ts";
import { pageHref } from "./page-hrefs.ts";
import { anchorsOf, type Page, pageOf } from "./page-paths.ts";
import type { AnchorOf } from "./route-types.ts";
import { recruitmentItems, serviceFamilies, serviceItems } from "./services.ts";

/** A menu link to a page or to a section of one, with its sub-menu. */
export interface MenuItem {
	readonly page: Page;
	readonly anchor?: AnchorOf<PageId>;
	readonly isHome: boolean;
	readonly hasSubMenu: boolean;
	readonly subItems: readonly MenuItem[];
}

/** The primary menu, in the order that the firm asked for: the home page is last. */
export const menu: readonly MenuItem[] = [
	item(pageOf("about"), sectionsOf(pageOf("about"))),
	item(pageOf("services"), [
		...sectionsOf(pageOf("services")),
		...serviceFamilies.map((service) =>
			item(pageOf("service", { service }), ownItemsOf(service)),
		),
	]),
	item(pageOf("insights"), sectionsOf(pageOf("insights"))),
	item(pageOf("locations")),
	item(pageOf("careers"), sectionsOf(pageOf("careers"))),
	item(pageOf("timeline")),
	item(
		pageOf("industries"),
		industries.map((industry) => item(pageOf("industry", { industry }))),
	),
	item(pageOf("home")),
];

export function item(
	page: Page,
	subItems: readonly MenuItem[] = [],
	anchor?: AnchorOf<PageId>,
): MenuItem {
	return {
		page,
		...(anchor === undefined ? {} : { anchor }),
		isHome: page.id === "home",
		hasSubMenu: subItems.length > 0,
		subItems,
	};
}

export function menuHref({ page, anchor }: MenuItem, locale: Locale): string {
	return pageHref(page, locale, { anchor });
}

/** Unique key of a menu item: its unprefixed path, plus its anchor. */
export function menuKey({ page, anchor }: MenuItem): string {
	return anchor === undefined ? page.path : `${page.path}#${anchor}`;
}

function sectionsOf(page: Page): readonly MenuItem[] {
	return anchorsOf(page).map((anchor) => item(page, [], anchor));
}

/** Recruitment services list items of their own; the other families share theirs. */
function ownItemsOf(service: (typeof serviceFamilies)[number]): MenuItem[] {
	if (service !== "recruitment-services") return [];
	return [
		...recruitmentItems.map((name) =>
			item(pageOf("recruitmentItem", { item: name })),
		),
		...serviceItems.map((name) =>
			item(pageOf("serviceItem", { service, item: name })),
		),
	];
}

/** Sub-menu items under a common heading. */
export interface MenuGroup {
	readonly name: (typeof groupNames)[number];
	readonly items: readonly MenuItem[];
}

const groupNames = ["recruiting", "employing", "families"] as const;

/** The sections of the services page that are about employing; the others are about recruiting. */
const employing: readonly AnchorOf<PageId>[] = [
	"outsourcing-services",
	"advisory-services",
];

/** Families of services have pages, the other services have sections. */
function groupOf({ anchor }: MenuItem): MenuGroup["name"] {
	if (!anchor) return "families";
	return employing.includes(anchor) ? "employing" : "recruiting";
}

/** The groups of a sub-menu in order. Only services have any. */
export function menuGroupsOf({ page, subItems }: MenuItem): MenuGroup[] {
	if (page.id !== "services") return [];
	return groupNames.map((name) => ({
		name,
		items: subItems.filter((each) => groupOf(each) === name),
	}));
}
