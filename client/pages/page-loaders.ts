import type { ComponentType } from "react";
import type { PageName } from "../../shared/pages/route-types.ts";

const home = () => import("./home-pages.ts");
const text = () => import("./text-pages.ts");
const offices = () => import("./office-pages.ts");
const services = () => import("./service-pages.ts");
const industries = () => import("./industry-pages.ts");
const cited = () => import("./cited-pages.ts");
const calculators = () => import("./calculator-pages.ts");

/**
 * Lazy loaders of the page components. Related pages share a chunk because they share almost all of
 * their parts; the others have a chunk each.
 */
export const pageLoaders: {
	readonly [Name in PageName]: () => Promise<
		Readonly<Record<Name, ComponentType>>
	>;
} = {
	HomePage: home,
	AboutPage: offices,
	ContentPage: text,
	ServicesPage: services,
	ServicePage: services,
	IndustriesPage: industries,
	IndustryPage: industries,
	InsightsPage: text,
	ArticlePage: text,
	CareersPage: text,
	PositionPage: () => import("./PositionPage.tsx"),
	TimelinePage: text,
	PrivacyPage: text,
	GuidesPage: cited,
	GuidePage: cited,
	SolutionsPage: cited,
	SolutionPage: cited,
	TopicPage: cited,
	ContractorsPage: cited,
	CandidatesPage: cited,
	TemplatesPage: cited,
	LocationsPage: offices,
	CalculatorPage: calculators,
	CalculatorsPage: calculators,
	ContactPage: () => import("./ContactPage.tsx"),
	LoginPage: () => import("./LoginPage.tsx"),
	InvitePage: () => import("./InvitePage.tsx"),
	AccountsPage: () => import("./AccountsPage.tsx"),
	SessionsPage: () => import("./SessionsPage.tsx"),
	DeskPage: () => import("./DeskPage.tsx"),
	SearchPage: () => import("./SearchPage.tsx"),
	DeskAuditPage: () => import("./DeskAuditPage.tsx"),
	ExpertisePreviewPage: home,
	TestimonialsPreviewPage: home,
};

export async function loadPageComponent<Name extends PageName>(
	name: Name,
): Promise<Record<Name, ComponentType>[Name]> {
	return (await pageLoaders[name]())[name];
}

export type PageComponents = ReadonlyMap<PageName, ComponentType>;

/** Loads all page components, as the server does at startup. */
export async function loadAllPages(): Promise<PageComponents> {
	const names = Object.keys(pageLoaders).filter(
		(name): name is PageName => name in pageLoaders,
	);
	return new Map(
		await Promise.all(
			names.map(async (name) => [name, await loadPageComponent(name)] as const),
		),
	);
}
