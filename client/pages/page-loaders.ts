import type { ComponentType } from "react";
import type { PageName } from "../../shared/pages/route.ts";

/**
 * The lazy components of the pages, by name. Those of one kind share a chunk, for they share
 * almost all of their parts; the others have one each.
 */
export const pageLoaders = {
	HomePage: async () => (await import("./home-pages.ts")).HomePage,
	AboutPage: async () => (await import("./AboutPage.tsx")).AboutPage,
	ContentPage: async () => (await import("./text-pages.ts")).ContentPage,
	ServicesPage: async () => (await import("./service-pages.ts")).ServicesPage,
	ServicePage: async () => (await import("./service-pages.ts")).ServicePage,
	IndustriesPage: async () =>
		(await import("./industry-pages.ts")).IndustriesPage,
	IndustryPage: async () => (await import("./industry-pages.ts")).IndustryPage,
	InsightsPage: async () => (await import("./text-pages.ts")).InsightsPage,
	ArticlePage: async () => (await import("./text-pages.ts")).ArticlePage,
	CareersPage: async () => (await import("./text-pages.ts")).CareersPage,
	PositionPage: async () => (await import("./PositionPage.tsx")).PositionPage,
	TimelinePage: async () => (await import("./text-pages.ts")).TimelinePage,
	PrivacyPage: async () => (await import("./text-pages.ts")).PrivacyPage,
	GuidesPage: async () => (await import("./cited-pages.ts")).GuidesPage,
	GuidePage: async () => (await import("./cited-pages.ts")).GuidePage,
	SolutionsPage: async () => (await import("./cited-pages.ts")).SolutionsPage,
	SolutionPage: async () => (await import("./cited-pages.ts")).SolutionPage,
	TopicPage: async () => (await import("./cited-pages.ts")).TopicPage,
	ContractorsPage: async () =>
		(await import("./cited-pages.ts")).ContractorsPage,
	CandidatesPage: async () => (await import("./cited-pages.ts")).CandidatesPage,
	TemplatesPage: async () => (await import("./cited-pages.ts")).TemplatesPage,
	LocationsPage: async () =>
		(await import("./LocationsPage.tsx")).LocationsPage,
	CalculatorPage: async () =>
		(await import("./calculator-pages.ts")).CalculatorPage,
	CalculatorsPage: async () =>
		(await import("./calculator-pages.ts")).CalculatorsPage,
	ContactPage: async () => (await import("./ContactPage.tsx")).ContactPage,
	LoginPage: async () => (await import("./LoginPage.tsx")).LoginPage,
	InvitePage: async () => (await import("./InvitePage.tsx")).InvitePage,
	AccountsPage: async () => (await import("./AccountsPage.tsx")).AccountsPage,
	SessionsPage: async () => (await import("./SessionsPage.tsx")).SessionsPage,
	DeskPage: async () => (await import("./DeskPage.tsx")).DeskPage,
	SearchPage: async () => (await import("./SearchPage.tsx")).SearchPage,
	DeskAuditPage: async () =>
		(await import("./DeskAuditPage.tsx")).DeskAuditPage,
	ExpertisePreviewPage: async () =>
		(await import("./home-pages.ts")).ExpertisePreviewPage,
	TestimonialsPreviewPage: async () =>
		(await import("./home-pages.ts")).TestimonialsPreviewPage,
} satisfies Record<PageName, () => Promise<ComponentType>>;

export type PageComponents = ReadonlyMap<PageName, ComponentType>;

/** Loads all page components, as the server does once at its start. */
export async function loadAllPages(): Promise<PageComponents> {
	const names = Object.keys(pageLoaders).filter(
		(name): name is PageName => name in pageLoaders,
	);
	return new Map(
		await Promise.all(
			names.map(async (name) => [name, await pageLoaders[name]()] as const),
		),
	);
}
