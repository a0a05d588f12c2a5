import type { ComponentType } from "react";
import type { PageName } from "../../shared/routes.ts";

/** The lazy components of the pages, by name. Each is a chunk of its own in the browser. */
export const pageLoaders = {
	HomePage: async () => (await import("./HomePage.tsx")).HomePage,
	ContentPage: async () => (await import("./ContentPage.tsx")).ContentPage,
	ServicesPage: async () => (await import("./ServicesPage.tsx")).ServicesPage,
	IndustriesPage: async () =>
		(await import("./IndustriesPage.tsx")).IndustriesPage,
	IndustryPage: async () => (await import("./IndustryPage.tsx")).IndustryPage,
	InsightsPage: async () => (await import("./InsightsPage.tsx")).InsightsPage,
	ArticlePage: async () => (await import("./ArticlePage.tsx")).ArticlePage,
	GratuityPage: async () => (await import("./GratuityPage.tsx")).GratuityPage,
	LocationsPage: async () =>
		(await import("./LocationsPage.tsx")).LocationsPage,
	CareersPage: async () => (await import("./CareersPage.tsx")).CareersPage,
	PositionPage: async () => (await import("./PositionPage.tsx")).PositionPage,
	TimelinePage: async () => (await import("./TimelinePage.tsx")).TimelinePage,
	PrivacyPage: async () => (await import("./PrivacyPage.tsx")).PrivacyPage,
	ContactPage: async () => (await import("./ContactPage.tsx")).ContactPage,
	LoginPage: async () => (await import("./LoginPage.tsx")).LoginPage,
	ExpertisePreviewPage: async () =>
		(await import("./ExpertisePreviewPage.tsx")).ExpertisePreviewPage,
	TestimonialsPreviewPage: async () =>
		(await import("./TestimonialsPreviewPage.tsx")).TestimonialsPreviewPage,
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
