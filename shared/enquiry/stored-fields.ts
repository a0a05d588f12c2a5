import type { Enquiry } from "./enquiry-schema.ts";

/**
 * An enquiry's fields as stored; empty ones are null. Consents are stored separately because one of
 * them is always given. A new form field does not compile until it has a column and a place at the
 * desk, in exports and in mails.
 */
export type StoredFields = Readonly<Omit<Enquiry, "consent" | "transfer">>;
