import type { AuditView } from "../audit-actions.ts";
import type { DeskView } from "../enquiry/desk.ts";
import type { SubmittedEnquiry } from "../enquiry/enquiry.ts";
import type { Locale } from "../locales.ts";
import type { SearchView } from "../search.ts";
import type { RefusedSignIn } from "../sign-in-rules.ts";
import type { StaffIdentity } from "../staff.ts";
import type { AccountsView, InviteView, SessionsView } from "../staff-views.ts";

/** Id of the element that carries the page's data. */
export const pageDataId = "page-data";

/** What a page's HTML tells the script that hydrates it. */
export interface PageData {
	readonly buildId: string;
	readonly locale: Locale;
	/** Origin of absolute addresses. */
	readonly siteOrigin: string;
	/** What stands before `/api/…` where something else answers that than the page's origin. */
	readonly apiBaseUrl?: string;
	/** Path prefixes that the guard leaves open to everyone. If absent, guarding is left to the server. */
	readonly guardExemptPaths?: readonly string[];
	/** Staff can sign in on this server. */
	readonly isSignInSetUp?: true;
	/** The sign-in that this page was posted from without scripts, and refused. */
	readonly refusedSignIn?: RefusedSignIn;
	/** The day that the page was rendered on, where it shows: a date in the firm's time zone, as `2026-11-21`. */
	readonly today?: string;
	/** Messages by namespace: all that the page uses, and no more. */
	readonly messages: Readonly<Record<string, MessageTree>>;
	/** The namespaces in `messages` that are whole. */
	readonly complete: readonly string[];
	/** The form that this page was posted from without scripts, and not taken. */
	readonly submitted?: SubmittedEnquiry;
	/** What the search page shows. */
	readonly search?: SearchView;
	/** What the staff desk shows. */
	readonly desk?: DeskView;
	/** Who is signed in, on the desk's pages. */
	readonly staff?: StaffIdentity | undefined;
	/** What the page of a one-time link shows. */
	readonly invite?: InviteView;
	/** What the desk's page of accounts shows. */
	readonly accounts?: AccountsView;
	/** What the desk's page of sessions shows. */
	readonly sessions?: SessionsView;
	/** What the audit trail shows. */
	readonly audit?: AuditView;
}

export interface MessageTree {
	readonly [key: string]: Message;
}

export type Message = string | readonly Message[] | MessageTree;
