import type { SendFailure, ShownError } from "./enquiry-state.ts";

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

export type SendResult =
	| { readonly kind: "sent"; readonly reference: string }
	| { readonly kind: "invalid"; readonly errors: readonly ShownError[] }
	| {
			readonly kind: "failed";
			readonly failure: SendFailure;
			/** Whether the server knows the key for different content. */
			readonly isKeyUsed?: boolean;
	  };
