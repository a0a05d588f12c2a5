import type { Enquiry } from "./enquiry-schema.ts";

/**
 * The fields of an enquiry as they are stored: what was left empty is null. Consents are apart, for
 * one is always given. Whatever else a form comes to have does not compile until it has a column
 * and a place at the desk, in files and in mails.
 */
export type StoredFields = {
	readonly [Field in Exclude<keyof Enquiry, "consent" | "transfer">]-?: Exclude<
		Enquiry[Field],
		undefined
	>;
};
