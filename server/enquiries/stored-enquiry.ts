import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import type { DeliveryKind } from "../delivery/delivery.ts";

/** An enquiry with what the store adds to it. */
export interface StoredEnquiry extends Enquiry {
	readonly reference: string;
	/** When it was stored, in milliseconds since 1970. */
	readonly createdAt: number;
}

/** A file that came with an enquiry. */
export interface Attachment {
	readonly fileName: string;
	readonly mediaType: string;
	readonly bytes: Uint8Array;
}

/** What is stored together with an enquiry, or not at all. */
export interface EnquiryExtras {
	readonly attachment?: Attachment | undefined;
	/** What has to be delivered, at once. */
	readonly deliveries?: readonly DeliveryKind[] | undefined;
}
