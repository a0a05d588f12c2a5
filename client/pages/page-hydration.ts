import type { PageName } from "../../shared/pages/route-types.ts";

/** When a first view's content becomes React's: when it starts, or when somebody touches it. */
export type Hydration = "start" | "touch";

/**
 * Pages whose content answers to more than links and forms, which work without React. The others stay
 * as the server wrote them, and their scripts are not loaded. Each page's component has to be here
 * if it, or what it shows, handles events or has effects; dialogs are opened from outside.
 */
export const pageHydration: Partial<Record<PageName, Hydration>> = {
	AccountsPage: "start",
	CareersPage: "touch",
	ContactPage: "touch",
	DeskPage: "touch",
	InvitePage: "start",
	LoginPage: "start",
	PositionPage: "touch",
	SearchPage: "touch",
	SessionsPage: "start",
};
