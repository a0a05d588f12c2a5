import type {
	EnquiryFailure,
	EnquiryFault,
} from "../../shared/enquiry/enquiry.ts";

/** An attempt to submit an enquiry, with or without a file. */
export interface Attempt {
	readonly input: Readonly<Record<string, unknown>>;
	readonly file: File | undefined;
	/** Idempotency key: a retry under the same key stores nothing twice. */
	readonly key: string;
	/** When the form was first shown, in milliseconds since the epoch. */
	readonly shownAt: number;
	/** Receives upload progress in percent. */
	readonly onProgress: (percent: number) => void;
}

/** A displayed error: a fault with a translation, or the server's own text. */
export interface ShownError {
	readonly field: string;
	readonly fault?: EnquiryFault;
	readonly text?: string;
}

/** Why a submission failed, as told by the server or implied by a missing response. */
export type SendFailure = EnquiryFailure | "offline" | "refused";

/** What became of an attempt. */
export type SendResult =
	| { readonly kind: "sent"; readonly reference: string }
	| { readonly kind: "invalid"; readonly errors: readonly ShownError[] }
	| {
			readonly kind: "failed";
			readonly failure: SendFailure;
			/** Whether the server knows the key for different content. */
			readonly isKeyUsed?: boolean;
	  };
