import type { Enquiry } from "../../shared/enquiry-schema.ts";

/** An enquiry with what the store adds to it. */
export interface StoredEnquiry extends Enquiry {
	readonly reference: string;
	/** When it was stored, in milliseconds since 1970. */
	readonly createdAt: number;
}

/** How often an address has posted in the current window. */
export interface PostCount {
	readonly count: number;
	/** When the window ends, in milliseconds since 1970. */
	readonly resetsAt: number;
}

/**
 * Where enquiries are kept, on disk once a promise is fulfilled. Every method rejects with a
 * {@link StoreDownError} while the store cannot be used, and works again as soon as it can.
 */
export interface EnquiryStore {
	/**
	 * Stores an enquiry, unless one has been stored under the key before, and answers with the
	 * reference of the one that is stored.
	 */
	add(enquiry: Enquiry, idempotencyKey: string): Promise<string>;
	/** The reference of the enquiry stored under a key. */
	findReference(idempotencyKey: string): Promise<string | undefined>;
	find(reference: string): Promise<StoredEnquiry | undefined>;
	/** Counts one more post of a client, in windows of `windowMs` milliseconds. */
	countPost(client: string, windowMs: number): Promise<PostCount>;
	/** Whether the store can be used now. */
	isUp(): Promise<boolean>;
	close(): Promise<void>;
}

/** The store cannot be reached or written now. */
export class StoreDownError extends Error {
	override readonly name = "StoreDownError";
}
