import { industries } from "./industries.ts";
import { type Page, pageOf, routeOf } from "./page-paths.ts";
import { serviceFamilies } from "./services.ts";

/** A link below a top-level item: to a page, or to a section of one. */
export interface MenuLink {
	readonly page: Page;
	readonly anchor?: string;
}

export interface MenuItem {
	readonly page: Page;
	readonly isHome: boolean;
	readonly subItems: readonly MenuLink[];
}

/** The primary menu, in the specified order. */
export const menu: readonly MenuItem[] = [
	item(pageOf("about"), sectionsOf(pageOf("about"))),
	item(pageOf("services"), [
		...sectionsOf(pageOf("services")),
		...serviceFamilies.map((service) => ({
			page: pageOf("service", { service }),
		})),
	]),
	item(pageOf("insights"), sectionsOf(pageOf("insights"))),
	item(pageOf("locations")),
	item(pageOf("careers"), sectionsOf(pageOf("careers"))),
	item(pageOf("timeline")),
	item(
		pageOf("industries"),
		industries.map((industry) => ({ page: pageOf("industry", { industry }) })),
	),
	item(pageOf("home")),
];

function item(page: Page, subItems: readonly MenuLink[] = []): MenuItem {
	return { page, isHome: page.id === "home", subItems };
}

function sectionsOf(page: Page): readonly MenuLink[] {
	return (routeOf(page).anchors ?? []).map((anchor) => ({ page, anchor }));
}
