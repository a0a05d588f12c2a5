import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { StoredFields } from "../../shared/enquiry/stored-fields.ts";

/** An enquiry, as handlers see it. */
export interface DeliveredEnquiry extends StoredFields {
	readonly reference: string;
	/** When it was stored, in milliseconds since 1970. */
	readonly createdAt: number;
	readonly hasAttachment: boolean;
}

/** A delivery that an instance has claimed. */
export interface Delivery {
	readonly id: number;
	readonly kind: DeliveryKind;
	/** 1 for the first attempt. */
	readonly attempt: number;
	readonly enquiry: DeliveredEnquiry;
}

/**
 * The outcome of an attempt. Reasons appear in logs and at the desk, so they name a class of
 * failure (`smtp 450 at RCPT TO`) and quote neither the server nor the sender.
 */
export type Outcome =
	| { readonly kind: "delivered"; readonly refusedRecipients?: number }
	| {
			readonly kind: "failed";
			readonly reason: string;
			readonly isPermanent: boolean;
	  };

/** Makes one attempt, and gives up when the signal aborts. */
export type Handler = (
	delivery: Delivery,
	signal: AbortSignal,
) => Promise<Outcome>;
