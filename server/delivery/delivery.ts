import type { EnquiryKind } from "../../shared/enquiry/enquiry.ts";
import type { Locale } from "../../shared/locales.ts";
import type { Config } from "../config/config.ts";

/** What may have to be delivered of an enquiry. */
export const deliveryKinds = ["firm-mail", "sender-mail", "webhook"] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** An enquiry as it is delivered. Optional fields that were left empty are null. */
export interface DeliveredEnquiry {
	readonly reference: string;
	readonly kind: EnquiryKind;
	readonly locale: Locale;
	/** When it was stored, in milliseconds since 1970. */
	readonly createdAt: number;
	readonly name: string;
	readonly email: string;
	readonly phone: string | null;
	readonly company: string | null;
	readonly topic: string | null;
	readonly position: string | null;
	readonly message: string;
	readonly hasAttachment: boolean;
}

/** A delivery that an instance has in hand. */
export interface Delivery {
	readonly id: number;
	readonly kind: DeliveryKind;
	/** 1 at the first attempt. */
	readonly attempt: number;
	readonly enquiry: DeliveredEnquiry;
}

/**
 * What came of an attempt. Reasons go into logs and to the desk, so they name a class of failure
 * (`smtp 450 at RCPT TO`) and hold nothing that the other side or the sender wrote.
 */
export type Outcome =
	| { readonly kind: "delivered"; readonly refusedRecipients?: number }
	| {
			readonly kind: "failed";
			readonly reason: string;
			readonly isPermanent: boolean;
	  };

/** Makes one attempt, and gives up when the signal is aborted. */
export type Handler = (
	delivery: Delivery,
	signal: AbortSignal,
) => Promise<Outcome>;

/** The deliveries that an enquiry gets, by what is configured. */
export function deliveriesFor({
	smtpUrl,
	enquiryTo,
	webhook,
}: Pick<Config, "smtpUrl" | "enquiryTo" | "webhook">): readonly DeliveryKind[] {
	const isConfigured: Record<DeliveryKind, boolean> = {
		"firm-mail": smtpUrl !== undefined && enquiryTo.length > 0,
		"sender-mail": smtpUrl !== undefined && enquiryTo.length > 0,
		webhook: webhook !== undefined,
	};
	return deliveryKinds.filter((kind) => isConfigured[kind]);
}
