import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import { countPost, type PostCount } from "../database/count-post.ts";
import type { EnquiryDatabase } from "../database/database.ts";
import {
	type EnquiryExtras,
	findReference,
	insertEnquiry,
} from "./enquiry-queries.ts";

/**
 * Stores enquiries; fulfilled promises mean that the data is on disk. Every method rejects with a
 * `StoreDownError` while the store is unavailable, and works again once it is back.
 */
export interface EnquiryStore {
	/**
	 * Stores an enquiry unless its key is already taken. Returns the stored enquiry's reference.
	 *
	 * @throws {KeyReusedError} when the stored enquiry has other content, if both have a content
	 * hash.
	 */
	add(
		enquiry: Enquiry,
		idempotencyKey: string,
		extras?: EnquiryExtras,
	): Promise<string>;
	/**
	 * The reference of the enquiry stored under a key.
	 *
	 * @throws {KeyReusedError} when its content differs from the given one.
	 */
	findReference(
		idempotencyKey: string,
		contentHash?: string,
	): Promise<string | undefined>;
	/** Counts one more post of a client, in windows of `windowMs` milliseconds. */
	countPost(client: string, windowMs: number): Promise<PostCount>;
	/** Whether the store is available. */
	isUp(): Promise<boolean>;
	close(): Promise<void>;
}

/**
 * An enquiry store in a database, which other instances may share.
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
