import type { AuditView } from "../audit-actions.ts";
import type { DeskView } from "../enquiry/desk.ts";
import type { RejectedForm } from "../enquiry/enquiry.ts";
import type { Locale } from "../locales.ts";
import type { SearchView } from "../search.ts";
import type { RefusedSignIn } from "../sign-in-rules.ts";
import type { StaffIdentity } from "../staff.ts";
import type { AccountsView, InviteView, SessionsView } from "../staff-views.ts";

/** Id of the element that holds the page's data. */
export const pageDataId = "page-data";

/** Data embedded in the HTML for hydration. */
export interface PageData {
	readonly buildId: string;
	readonly locale: Locale;
	/** Origin of absolute URLs. */
	readonly siteOrigin: string;
	/** Base URL for `/api/…` if another origin serves it. */
	readonly apiBaseUrl?: string;
	/** Path prefixes that need no sign-in. If absent, the server alone guards pages. */
	readonly guardExemptPaths?: readonly string[];
	/** Whether staff can sign in on this server. */
	readonly isSignInSetUp?: true;
	/** A sign-in that was posted without scripts and refused. */
	readonly refusedSignIn?: RefusedSignIn;
	/** Day of rendering in the firm's time zone, such as `2026-11-21`, if the page depends on it. */
	readonly today?: string;
	/** Messages by namespace: exactly those that the page uses. */
	readonly messages: Readonly<Record<string, MessageTree>>;
	/** The namespaces in `messages` that are complete. */
	readonly complete: readonly string[];
	/** A form that was posted without scripts and rejected. */
	readonly submitted?: RejectedForm;
	/** Data of the search page. */
	readonly search?: SearchView;
	/** Data of the staff desk. */
	readonly desk?: DeskView;
	/** The signed-in person, on desk pages. */
	readonly staff?: StaffIdentity | undefined;
	/** Data of the one-time link's page. */
	readonly invite?: InviteView;
	/** Data of the accounts page. */
	readonly accounts?: AccountsView;
	/** Data of the sessions page. */
	readonly sessions?: SessionsView;
	/** Data of the audit page. */
	readonly audit?: AuditView;
}

export interface MessageTree {
	readonly [key: string]: Message;
}

export type Message = string | readonly Message[] | MessageTree;
