import { type Locale, locales } from "../locales.ts";

/** Kinds of enquiry, one for each form. */
export const enquiryKinds = ["consultation", "expert", "application"] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

/**
 * The fields that a visitor fills in, in form order. They name columns, too, so each is in lower
 * case: PostgreSQL folds names, SQLite does not.
 */
export const enquiryFields = [
	"name",
	"company",
	"email",
	"phone",
	"topic",
	"cv",
	"message",
	"consent",
	"transfer",
] as const satisfies readonly Lowercase<string>[];

export type EnquiryField = (typeof enquiryFields)[number];

/** A visitor's input as text; a ticked box is `true`. A file cannot be shown again. */
export type EnquiryValues = Readonly<
	Partial<Record<Exclude<EnquiryField, "cv">, string>>
>;

/** Validation errors: keys below `errors` in the `enquiry` namespace. */
export const enquiryFaults = [
	"nameMissing",
	"nameLong",
	"emailMissing",
	"emailForm",
	"phoneForm",
	"companyLong",
	"topicLong",
	"positionMissing",
	"positionLong",
	"positionForm",
	"positionClosed",
	"cvMissing",
	"cvType",
	"cvLarge",
	"cvBroken",
	"cvActive",
	"cvInfected",
	"cvAgain",
	"messageMissing",
	"messageLong",
	"consentMissing",
	"transferMissing",
	"kindForm",
	"localeForm",
	"bodyForm",
] as const;

export type EnquiryFault = (typeof enquiryFaults)[number];

/** A fault and its field, which is empty if the body as a whole is malformed. */
export interface EnquiryError {
	readonly field: string;
	readonly fault: EnquiryFault;
}

/** Why a possibly valid enquiry was not accepted. */
export type EnquiryFailure = "limited" | "unavailable";

/** A form that was posted without scripts and rejected, with all its input. */
export interface RejectedForm {
	readonly kind: EnquiryKind;
	readonly values: EnquiryValues;
	readonly errors: readonly EnquiryError[];
	readonly failure?: EnquiryFailure;
}

/** Milliseconds between rendering and submission below which the sender counts as a robot. */
export const robotMs = 2000;

/** Endpoint that scripts post enquiries to. */
export const enquiriesPath = "/api/enquiries";

const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** The form of a vacancy's reference, such as `LW-2611-01`. */
export const positionPattern = /^[A-Z]{2}-\d{4}-\d{2}$/;

/** Whether a text is formatted like a vacancy's reference. */
export function isPosition(text: string): boolean {
	return positionPattern.test(text);
}

/** Whether a text is formatted like an enquiry reference. */
export function isReference(text: string | null): text is string {
	return text !== null && referencePattern.test(text);
}

/** Whether a locale's readers must consent to the transfer abroad (PIPL, article 39). */
export function asksForTransfer(locale: Locale): boolean {
	return locales[locale].language === "zh";
}
