import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import { countPost, type PostCount } from "../database/count-post.ts";
import type { EnquiryDatabase } from "../database/database.ts";
import {
	type EnquiryExtras,
	findReference,
	insertEnquiry,
} from "./enquiry-queries.ts";

/**
 * Where enquiries are kept, on disk once a promise is fulfilled. Every method rejects with a
 * `StoreDownError` while the store cannot be used, and works again as soon as it can.
 */
export interface EnquiryStore {
	/**
	 * Stores an enquiry, unless one has been stored under the key before, and answers with the
	 * reference of the one that is stored.
	 *
	 * @throws {KeyReusedError} when that one has other content, where both tell theirs.
	 */
	add(
		enquiry: Enquiry,
		idempotencyKey: string,
		extras?: EnquiryExtras,
	): Promise<string>;
	/**
	 * The reference of the enquiry stored under a key.
	 *
	 * @throws {KeyReusedError} when it has another content than the one given.
	 */
	findReference(
		idempotencyKey: string,
		contentHash?: string,
	): Promise<string | undefined>;
	/** Counts one more post of a client, in windows of `windowMs` milliseconds. */
	countPost(client: string, windowMs: number): Promise<PostCount>;
	/** Whether the store can be used now. */
	isUp(): Promise<boolean>;
	close(): Promise<void>;
}

/**
 * The store in a database, which may be shared with other instances.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createEnquiryStore(
	database: EnquiryDatabase,
	now: () => number = Date.now,
): EnquiryStore {
	return {
		add: (enquiry, key, extras = {}) =>
			database.transaction((db) =>
				insertEnquiry(db, enquiry, key, extras, now()),
			),
		findReference: (key, contentHash) =>
			database.use((db) => findReference(db, key, contentHash)),
		countPost: (client, windowMs) =>
			countPost(database, client, windowMs, now()),
		isUp: () => database.isUp(),
		close: () => database.close(),
	};
}
