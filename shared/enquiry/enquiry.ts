import { type Locale, locales } from "../locales.ts";

/** What an enquiry is about, which is also which form it came from. */
export const enquiryKinds = ["consultation", "expert", "application"] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

/** The fields that a visitor fills in, in the form's order. */
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
] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What a visitor has typed, as text; of a ticked box, `true`. A file cannot be shown again. */
export type EnquiryValues = Readonly<
	Partial<Record<Exclude<EnquiryField, "cv">, string>>
>;

/** What is wrong with an enquiry: keys below `errors` in the `enquiry` namespace. */
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

/** A fault and the member of the enquiry that has it; none when the whole has no proper form. */
export interface EnquiryError {
	readonly field: string;
	readonly fault: EnquiryFault;
}

/** Why an enquiry could not be taken, though nothing may be wrong with it. */
export type EnquiryFailure = "limited" | "unavailable";

/** A form that was posted without scripts and not taken, with everything typed. */
export interface SubmittedEnquiry {
	readonly kind: EnquiryKind;
	readonly values: EnquiryValues;
	readonly errors: readonly EnquiryError[];
	readonly failure?: EnquiryFailure;
}

/** Milliseconds from form shown to sent below which the sender is taken for a robot. */
export const robotMs = 2000;

/** Where enquiries are posted by scripts. */
export const enquiriesPath = "/api/enquiries";

const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** Whether a text has the form of an enquiry's reference. */
export function isReference(text: string | null): text is string {
	return text !== null && referencePattern.test(text);
}

/**
 * Whether readers of a locale are asked for a consent of its own to the transfer abroad, as
 * China's PIPL wants it (article 39).
 */
export function asksForTransfer(locale: Locale): boolean {
	return locales[locale].language === "zh";
}
