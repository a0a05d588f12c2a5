import * as z from "zod/mini";
import { isLocale, type Locale } from "../locales.ts";
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
import { keptAddress, plainSigns } from "./mail-address.ts";

// Compiled validators need `eval`, and the mere attempt is reported by our policy.
z.config({ jitless: true });

const line = (fault: EnquiryFault) =>
	z.string(fault).check(z.overwrite(tidyLine));
const limited = (maximum: number, fault: EnquiryFault) =>
	line(fault).check(z.maxLength(maximum, fault));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
	z.optional(z.nullable(schema));

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
	),
	phone: optional(
		z.string("phoneForm").check(
			// Input methods for Chinese type digits and signs of full width.
			z.overwrite((text) => tidyLine(plainSigns(text))),
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
	/** Consent of its own to the transfer abroad; given when the form asks for it. */
	transfer: optional(z.literal(true, "transferMissing")),
	locale: z.custom<Locale>(isLocale, "localeForm"),
};

/** An enquiry as it is sent. Members that are not listed are ignored. */
const enquirySchema = z.object(
	{ ...sender, position: optional(limited(200, "positionLong")), ...content },
	"bodyForm",
);

/** An application: to a position, by the reference of its vacancy, and with a CV. */
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

/** An enquiry that is fit to be kept; a file that comes with it is kept beside it. */
export type Enquiry = z.output<typeof enquirySchema>;

export type ValidatedEnquiry =
	| { readonly enquiry: Enquiry }
	| { readonly errors: readonly EnquiryError[] };

/** Checks what was sent: an enquiry, tidied up, or at most one error a field, in their order. */
export function validateEnquiry(input: unknown): ValidatedEnquiry {
	const schema = isApplication(input) ? applicationSchema : enquirySchema;
	const result = schema.safeParse(input);
	if (result.success) return { enquiry: result.data };
	const faults = new Map<string, EnquiryFault>();
	for (const { path, message } of result.error.issues) {
		const field = String(path[0] ?? "");
		if (!faults.has(field))
			faults.set(field, enquiryFaults.find((f) => f === message) ?? "bodyForm");
	}
	return { errors: [...faults].map(([field, fault]) => ({ field, fault })) };
}

function isApplication(input: unknown): boolean {
	return (
		typeof input === "object" &&
		input !== null &&
		"kind" in input &&
		input.kind === "application"
	);
}

/** Phone numbers of any country: 6 to 20 digits, and the signs that people write between them. */
function isPhone(text: string): boolean {
	const digits = text.replace(/\D/g, "").length;
	return /^[\d\s+().-]+$/.test(text) && digits >= 6 && digits <= 20;
}

/**
 * One line: no breaks and no control characters, which could end a header of a mail, and none that
 * turn what is shown beside, as lists of contacts put around numbers.
 */
function tidyLine(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.replace(/\p{Bidi_Control}/gu, "")
		.trim();
}

/** Text with line breaks, and no other control characters. */
export function tidyText(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.trim();
}
