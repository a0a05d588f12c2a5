import type { PageName } from "../../shared/pages/route-types.ts";

/** When a first view's content is hydrated: at the start, or when somebody comes to it. */
export type Hydration = "start" | "interaction";

/**
 * Pages whose content answers to more than links and forms, which work without React. The others stay
 * as the server wrote them, and their scripts are not loaded. Each page's component has to be here
 * if it, or what it shows, handles events or has effects; dialogs are opened from outside.
 */
export const pageHydration: Partial<Record<PageName, Hydration>> = {
	AccountsPage: "start",
	CareersPage: "interaction",
	ContactPage: "interaction",
	DeskPage: "interaction",
	InvitePage: "start",
	LoginPage: "start",
	PositionPage: "interaction",
	SearchPage: "interaction",
	SessionsPage: "start",
};
