import type { PageName } from "../../shared/pages/route-types.ts";

/** When the first page's content is hydrated: at startup or on interaction. */
export type Hydration = "start" | "interaction";

/**
 * Pages that need React for more than links and forms, which work without it. All other pages keep
 * the server's HTML and load no component code. A page must be listed if it or any of its
 * components handles events or runs effects. Dialogs do not count, because they are opened from
 * outside.
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
