import type { StaffRole } from "../staff.ts";
import type { EnquiryKind } from "./enquiry.ts";
import type { StoredFields } from "./stored-fields.ts";

/** Workflow states of an enquiry. */
export const enquiryStates = [
	"new",
	"progress",
	"waiting",
	"answered",
	"placed",
	"closed",
] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Deliveries that a new enquiry triggers. */
export const deliveryKinds = ["firm-mail", "sender-mail", "webhook"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** `dead` deliveries are no longer retried. */
export const deliveryStates = ["waiting", "delivered", "dead"] as const;
type DeliveryState = (typeof deliveryStates)[number];

/** Actions of the desk's forms. */
export const deskActions = [
	"state",
	"assign",
	"note",
	"retry",
	"retryAll",
	"erase",
] as const;
export type DeskAction = (typeof deskActions)[number];

/** Longest note, in characters. */
export const maximalNote = 2000;

/** Assignee filter: an account number, the signed-in person, or nobody. */
export type Assignee = number | "me" | "nobody";

/** A member of staff as colleagues see them. */
interface StaffName {
	/** Account number; null for the emergency key and for entries without an author. */
	readonly id: number | null;
	readonly name: string;
}

/** An account that enquiries can be assigned to. */
export interface StaffAccount extends StaffName {
	readonly id: number;
}

export interface DeskFilter {
	readonly state?: EnquiryState;
	readonly kind?: EnquiryKind;
	/** Vacancy reference; lists its applications. */
	readonly position?: string;
	readonly assignee?: Assignee;
	/** Words that must all occur. */
	readonly search?: string;
	/** Only enquiries with a failed delivery. */
	readonly failed?: true;
}

/** A position in the list, which is sorted by time, then by reference. */
export interface DeskPlace {
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
	readonly reference: string;
}

/** What the desk's query string asks for. */
export interface DeskQuery extends DeskFilter {
	/** List enquiries older than this position. */
	readonly before?: DeskPlace;
	/** List enquiries newer than this position. */
	readonly after?: DeskPlace;
	/** Reference of the enquiry to show. */
	readonly ref?: string;
	/** The action that has just succeeded. */
	readonly done?: DeskAction;
	/** How many items it affected. */
	readonly count?: number;
}

/** A time in ISO form, and formatted for the page's language in Dubai time. */
export interface DeskTime {
	readonly iso: string;
	readonly text: string;
}

/** A row of the list. */
export interface DeskRow {
	readonly reference: string;
	readonly createdAt: DeskTime;
	readonly kind: EnquiryKind;
	readonly state: EnquiryState;
	readonly name: string;
	readonly company: string | null;
	readonly position: string | null;
	readonly assignee: StaffAccount | null;
	readonly hasAttachment: boolean;
	readonly hasFailed: boolean;
}

/** A page of the list. */
export interface DeskList {
	readonly rows: readonly DeskRow[];
	readonly counts: Readonly<Record<EnquiryState, number>>;
	/** Number of enquiries with a failed delivery. */
	readonly failed: number;
	/** Failed deliveries by cause, if requested. */
	readonly failures?: readonly DeskFailure[];
	/** Vacancies that have applications. */
	readonly positions: readonly DeskPosition[];
	readonly older?: DeskPlace;
	readonly newer?: DeskPlace;
	/** The search stopped at its limit; `older` continues it. */
	readonly isPartial?: true;
}

/** A vacancy's reference, and its title if the site still has it. */
interface DeskPosition {
	readonly reference: string;
	readonly title: string | null;
}

/** An entry in an enquiry's history. The author of old entries is unknown. */
export type DeskEvent = {
	readonly id: number;
	readonly at: DeskTime;
	readonly author: StaffName | null;
} & EventContent;

/** `assignee` is null if the enquiry was unassigned. */
export type EventContent =
	| { readonly kind: "state"; readonly state: EnquiryState }
	| { readonly kind: "assignee"; readonly assignee: string | null }
	| { readonly kind: "note"; readonly text: string };

/** Failed deliveries that share a cause. */
export interface DeskFailure {
	readonly kind: DeliveryKind;
	/** Host name of the destination in the current configuration. */
	readonly host: string | null;
	/** The delivery worker's error message. */
	readonly cause: string | null;
	readonly count: number;
}

/** Another enquiry from the same sender. */
export type DeskSibling = Pick<
	DeskRow,
	"reference" | "createdAt" | "kind" | "state" | "position"
>;

/** A delivery of an enquiry. */
export interface DeskDelivery {
	readonly id: number;
	readonly kind: DeliveryKind;
	readonly state: DeliveryState;
	readonly attempts: number;
	/** Host name of the destination in the current configuration. */
	readonly host: string | null;
	/** The delivery worker's error message for the last attempt. */
	readonly lastError: string | null;
	/** Time of delivery, or of the next attempt. */
	readonly at: DeskTime;
}

/** An enquiry with everything that the desk shows of it. */
export interface DeskEnquiry extends StoredFields {
	readonly reference: string;
	readonly createdAt: DeskTime;
	readonly state: EnquiryState;
	readonly assignee: StaffAccount | null;
	readonly hasTransferConsent: boolean;
	readonly attachment: {
		readonly fileName: string;
		/** Bytes. */
		readonly size: number;
	} | null;
	readonly events: readonly DeskEvent[];
	readonly deliveries: readonly DeskDelivery[];
	/** The sender's most recent other enquiries. */
	readonly siblings: readonly DeskSibling[];
}

/** Why an action was rejected: keys below `faults` in the `desk` namespace. */
export type DeskFault =
	| "unknown"
	| "action"
	| "state"
	| "assignee"
	| "noteMissing"
	| "noteLong"
	| "delivery"
	| "address";

/** Data of the desk page: the list or an enquiry, and the result of an action. */
export interface DeskView {
	readonly query: DeskQuery;
	/** The signed-in person. */
	readonly me: StaffName & { readonly role: StaffRole };
	/** Accounts that enquiries can be assigned to. */
	readonly staff: readonly StaffAccount[];
	readonly list?: DeskList;
	readonly enquiry?: DeskEnquiry;
	readonly fault?: DeskFault;
	/** Input of the form that was rejected. */
	readonly typed?: string;
}
