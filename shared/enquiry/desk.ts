import type { StaffRole } from "../staff.ts";
import type { EnquiryKind } from "./enquiry.ts";
import type { StoredFields } from "./stored-fields.ts";

/** How far the staff are with an enquiry. */
export const enquiryStates = [
	"new",
	"progress",
	"waiting",
	"answered",
	"placed",
	"closed",
] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** What is sent when an enquiry has come in, and to whom. */
export const deliveryKinds = ["firm-mail", "sender-mail", "webhook"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** `dead` is what is no longer tried. */
export const deliveryStates = ["waiting", "delivered", "dead"] as const;
type DeliveryState = (typeof deliveryStates)[number];

/** What staff do at the desk, as forms name it. */
export const deskActions = [
	"state",
	"assign",
	"note",
	"retry",
	"retryAll",
	"erase",
] as const;
export type DeskAction = (typeof deskActions)[number];

/** Characters that a note may have. */
export const maximalNote = 2000;

/** Who takes care of an enquiry: an account by its number, whoever looks, or nobody. */
export type Assignee = number | "me" | "nobody";

/** A member of staff, as far as colleagues are told. */
interface StaffName {
	/** The account's number; null for the emergency key, and for what had no author. */
	readonly id: number | null;
	readonly name: string;
}

/** An account that enquiries can be given to. */
export interface StaffAccount extends StaffName {
	readonly id: number;
}

/** Which enquiries are listed. */
export interface DeskFilter {
	readonly state?: EnquiryState;
	readonly kind?: EnquiryKind;
	/** Applications for this vacancy, by its reference. */
	readonly position?: string;
	readonly assignee?: Assignee;
	/** Words that must all occur. */
	readonly search?: string;
	/** Only those of which something could not be delivered. */
	readonly failed?: true;
}

/** A place in the list, which is ordered by time and then by reference. */
export interface DeskPlace {
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	readonly reference: string;
}

/** What the query string of the desk asks for. */
export interface DeskQuery extends DeskFilter {
	/** List what is older than this. */
	readonly before?: DeskPlace;
	/** List what is newer than this. */
	readonly after?: DeskPlace;
	/** Show this enquiry. */
	readonly ref?: string;
	/** What has just been done. */
	readonly done?: DeskAction;
	/** To how many it has just been done. */
	readonly count?: number;
}

/** A time as the page says it, in the page's language and Dubai's time. */
export interface DeskTime {
	readonly iso: string;
	readonly text: string;
}

/** An enquiry in the list. */
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

/** One page of the list. */
export interface DeskList {
	readonly rows: readonly DeskRow[];
	readonly counts: Readonly<Record<EnquiryState, number>>;
	/** Enquiries of which something could not be delivered. */
	readonly failed: number;
	/** What could not be delivered and why, where that was asked for. */
	readonly failures?: readonly DeskFailure[];
	/** Vacancies that somebody has applied for. */
	readonly positions: readonly DeskPosition[];
	readonly older?: DeskPlace;
	readonly newer?: DeskPlace;
	/** The search was given up before all was looked at; it goes on from `older`. */
	readonly isPartial?: true;
}

/** A vacancy: its reference, and its title where it is still one of ours. */
export interface DeskPosition {
	readonly reference: string;
	readonly title: string | null;
}

/** Something that happened to an enquiry at the desk; the author of what is old is not known. */
export type DeskEvent = {
	readonly id: number;
	readonly at: DeskTime;
	readonly author: StaffName | null;
} & EventContent;

/** What happened; `assignee` is null where the enquiry was given back. */
export type EventContent =
	| { readonly kind: "state"; readonly state: EnquiryState }
	| { readonly kind: "assignee"; readonly assignee: string | null }
	| { readonly kind: "note"; readonly text: string };

/** What could not be delivered for one reason. */
export interface DeskFailure {
	readonly kind: DeliveryKind;
	/** Where it goes, as this server is set up now: a host's name. */
	readonly host: string | null;
	/** As the worker says it. */
	readonly cause: string | null;
	readonly count: number;
}

/** Another enquiry of the same sender. */
export interface DeskSibling {
	readonly reference: string;
	readonly createdAt: DeskTime;
	readonly kind: EnquiryKind;
	readonly state: EnquiryState;
	readonly position: string | null;
}

/** Something that is sent for an enquiry. */
export interface DeskDelivery {
	readonly id: number;
	readonly kind: DeliveryKind;
	readonly state: DeliveryState;
	readonly attempts: number;
	/** Where it goes, as this server is set up now: a host's name. */
	readonly host: string | null;
	/** Why the last attempt failed, as the worker says it. */
	readonly lastError: string | null;
	/** When it was delivered, or when it is tried next. */
	readonly at: DeskTime;
}

/** An enquiry with all that the desk knows of it. */
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
	/** The newest of the same sender's other enquiries. */
	readonly siblings: readonly DeskSibling[];
}

/** Why an action was refused: keys below `faults` in the `desk` namespace. */
export type DeskFault =
	| "unknown"
	| "action"
	| "state"
	| "assignee"
	| "noteMissing"
	| "noteLong"
	| "delivery"
	| "address";

/** What the page shows: the list or an enquiry, and what became of an action. */
export interface DeskView {
	readonly query: DeskQuery;
	/** Who looks. */
	readonly me: StaffName & { readonly role: StaffRole };
	/** Whom enquiries can be given to. */
	readonly staff: readonly StaffAccount[];
	readonly list?: DeskList;
	readonly enquiry?: DeskEnquiry;
	readonly fault?: DeskFault;
	/** What was typed into the form that was refused. */
	readonly typed?: string;
}
