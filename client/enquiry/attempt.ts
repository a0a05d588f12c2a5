import type { SendFailure, ShownError } from "./enquiry-state.ts";

/** One attempt to send an enquiry, with a file or without. */
export interface Attempt {
	readonly input: Readonly<Record<string, unknown>>;
	readonly file: File | undefined;
	/** Names the attempt; a repeated one stores nothing twice. */
	readonly key: string;
	/** When the form was first shown, in milliseconds since 1970. */
	readonly shownAt: number;
	/** Told how much of a file has been sent, in percent. */
	readonly onProgress: (percent: number) => void;
}

/** What came of it. */
export type SendResult =
	| { readonly kind: "sent"; readonly reference: string }
	| { readonly kind: "invalid"; readonly errors: readonly ShownError[] }
	| {
			readonly kind: "failed";
			readonly failure: SendFailure;
			/** Whether the server has something else under the key. */
			readonly isKeyUsed?: boolean;
	  };
