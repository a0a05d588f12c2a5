import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import { countPost } from "../database/count-post.ts";
import type { SiteDatabase } from "../database/database.ts";
import {
	type EnquiryExtras,
	findReference,
	insertEnquiry,
} from "./enquiry-queries.ts";

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/**
 * Stores enquiries in a database, which other instances may share; fulfilled promises mean that the
 * data is on disk. Every method rejects with a `StoreDownError` while the store is unavailable, and
 * works again once it is back.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createEnquiryStore(
	database: SiteDatabase,
	now: () => number = Date.now,
) {
	return {
		/**
		 * Stores an enquiry unless its key is already taken. Returns the stored enquiry's reference.
		 *
		 * @throws {KeyReusedError} when the stored enquiry has other content, if both have a content
		 * hash.
		 */
		add: (enquiry: Enquiry, key: string, extras: EnquiryExtras = {}) =>
			database.transaction((db) =>
				insertEnquiry(db, enquiry, key, extras, now()),
			),
		/**
		 * The reference of the enquiry stored under a key.
		 *
		 * @throws {KeyReusedError} when its content differs from the given one.
		 */
		findReference: (key: string, contentHash?: string) =>
			database.use((db) => findReference(db, key, contentHash)),
		/** Counts one more post of a client, in windows of `windowMs` milliseconds. */
		countPost: (client: string, windowMs: number) =>
			countPost(database, client, windowMs, now()),
		/** Whether the store is available; resolves within a second. */
		isUp: () =>
			database.check().then(
				() => true,
				() => false,
			),
		close: () => database.close(),
	};
}
