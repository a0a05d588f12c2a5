import * as z from "zod/mini";
import { isObject } from "../is-object.ts";
import { isLocale, type Locale } from "../locales.ts";
import { plainDigits, trimBlank } from "../plain-text.ts";
import {
	type EnquiryError,
	type EnquiryFault,
	enquiryFaults,
	enquiryKinds,
} from "./enquiry.ts";
import {
	type CvFacts,
	cvFormats,
	isCvFacts,
	maximalCvBytes,
} from "./enquiry-cv.ts";
import { keptAddress } from "./mail-address.ts";

// Compiled validators need `eval`, and even trying it triggers a CSP report.
z.config({ jitless: true });

const line = (fault: EnquiryFault) =>
	z.string(fault).check(z.overwrite(tidyLine));
const limited = (maximum: number, fault: EnquiryFault) =>
	line(fault).check(z.maxLength(maximum, fault));
/** What may be left out or empty is `null` once it is validated. */
const optional = (schema: z.ZodMiniType<string, string>) =>
	z._default(
		z.nullable(schema).check(z.overwrite((text) => text || null)),
		null,
	);

const sender = {
	kind: z.enum(enquiryKinds, "kindForm"),
	name: line("nameMissing").check(
		z.minLength(1, "nameMissing"),
		z.maxLength(100, "nameLong"),
	),
	email: z.string("emailMissing").check(
		z.overwrite((text) => tidyLine(keptAddress(text))),
		z.minLength(1, "emailMissing"),
		z.maxLength(254, "emailForm"),
		z.regex(
			/^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\.]+(\.[^\s@,;:<>"()[\]\\.]+)+$/u,
			"emailForm",
		),
		z.regex(/^[^\p{DI}\u2800]*$/u, "emailForm"),
	),
	phone: optional(
		z.string("phoneForm").check(
			z.overwrite((text) => tidyLine(plainDigits(text))),
			z.refine((text) => text === "" || isPhone(text), "phoneForm"),
		),
	),
	company: optional(limited(200, "companyLong")),
	topic: optional(limited(100, "topicLong")),
};

const content = {
	message: z
		.string("messageMissing")
		.check(
			z.overwrite(tidyText),
			z.minLength(1, "messageMissing"),
			z.maxLength(5000, "messageLong"),
		),
	consent: z.literal(true, "consentMissing"),
	/** Separate consent to the transfer abroad, if the form asks for it. */
	transfer: z.optional(z.nullable(z.literal(true, "transferMissing"))),
	locale: z.custom<Locale>(isLocale, "localeForm"),
};

/** An enquiry as submitted. Unknown members are ignored. */
export const enquirySchema = z.object(
	{ ...sender, position: optional(limited(200, "positionLong")), ...content },
	"bodyForm",
);

/** An application for a vacancy, named by its reference, with a CV. */
const applicationSchema = z.object(
	{
		...sender,
		position: line("positionMissing").check(
			z.minLength(1, "positionMissing"),
			z.maxLength(200, "positionLong"),
		),
		cv: z.custom<CvFacts>(isCvFacts, "cvMissing").check(
			z.refine(({ size }) => size <= maximalCvBytes, "cvLarge"),
			z.refine(
				({ size, format }) => size > 0 && format !== "broken",
				"cvBroken",
			),
			z.refine(({ format }) => format !== "active", "cvActive"),
			z.refine(({ format }) => format !== "infected", "cvInfected"),
			z.refine(
				({ format }) => cvFormats.some((known) => known === format),
				"cvType",
			),
		),
		...content,
	},
	"bodyForm",
);

/** A validated enquiry. An uploaded file is stored separately. */
export type Enquiry = z.output<typeof enquirySchema>;

export type ValidatedEnquiry =
	| { readonly enquiry: Enquiry }
	| { readonly errors: readonly EnquiryError[] };

/** Validates and normalizes a submission, or returns at most one error per field, in field order. */
export function validateEnquiry(input: unknown): ValidatedEnquiry {
	const isApplication = isObject(input) && input.kind === "application";
	const schema = isApplication ? applicationSchema : enquirySchema;
	const result = schema.safeParse(input);
	if (result.success) {
		const { cv: _, ...enquiry } = { cv: undefined, ...result.data };
		return { enquiry };
	}
	const faults = new Map<string, EnquiryFault>();
	for (const { path, message } of result.error.issues) {
		const field = String(path[0] ?? "");
		if (!faults.has(field))
			faults.set(field, enquiryFaults.find((f) => f === message) ?? "bodyForm");
	}
	return { errors: [...faults].map(([field, fault]) => ({ field, fault })) };
}

/** Phone numbers of any country: 6 to 20 digits and the usual separators. */
function isPhone(text: string): boolean {
	const digits = text.replace(/\D/g, "").length;
	return /^[\d\s+().-]+$/.test(text) && digits >= 6 && digits <= 20;
}

/**
 * Normalizes text to one line. Drops line breaks and control characters, which could end a mail
 * header, and bidi controls, which could reorder the text around it; contact lists put them around
 * numbers.
 */
export function tidyLine(text: string): string {
	return trimBlank(
		text
			.toWellFormed()
			.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
			.replace(/\p{Bidi_Control}/gu, ""),
	);
}

/** Normalizes line breaks and drops other control characters except tabs. */
export function tidyText(text: string): string {
	return trimBlank(
		text
			.toWellFormed()
			.replace(/\r\n?/g, "\n")
			.replace(/[^\P{Cc}\n\t]/gu, ""),
	);
}
