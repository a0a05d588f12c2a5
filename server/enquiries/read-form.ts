import { hash } from "node:crypto";
import {
	type EnquiryKind,
	type EnquiryValues,
	enquiryFields,
} from "../../shared/enquiry/enquiry.ts";
import type { Locale } from "../../shared/locales.ts";

const ticked = ["true", "on", "1", "yes"];

/** A posted form: the values to show again, and the enquiry to validate. */
export interface PostedForm {
	readonly kind: EnquiryKind;
	readonly values: EnquiryValues;
	readonly input: Readonly<Record<string, unknown>>;
	/** The same for the same form on the same day, so that a double click creates one enquiry. */
	readonly key: string;
}

/** What the page and the request contribute to a form. */
interface FormPlace {
	readonly locale: Locale;
	/** The reference of the page's vacancy; if present, the form is an application. */
	readonly position: string | undefined;
	/** Identifies the content of the uploaded file. */
	readonly cvHash: string | undefined;
	/** The time of the request, in milliseconds since 1970. */
	readonly time: number;
}

/** Reads the fields that a page's form posted. */
export function readForm(
	fields: ReadonlyMap<string, string>,
	{ locale, position, cvHash, time }: FormPlace,
): PostedForm {
	const values: EnquiryValues = Object.fromEntries(
		enquiryFields.flatMap((field) => {
			const value = fields.get(field);
			return value === undefined || field === "cv" ? [] : [[field, value]];
		}),
	);
	const kind = position ? "application" : readKind(fields.get("kind"));
	const input = {
		...readFields(fields),
		kind,
		locale,
		...(position ? { position } : {}),
	};
	const day = new Date(time).toISOString().slice(0, 10);
	const said = JSON.stringify([day, kind, locale, values, position, cvHash]);
	const key = `form:${hash("sha256", said, "base64url")}`;
	return { kind, values, input, key };
}

/** The enquiry from a form's text fields. */
export function readFields(
	fields: ReadonlyMap<string, string>,
): Record<string, unknown> {
	const transfer = fields.get("transfer");
	const elapsed = fields.get("elapsed") ?? "";
	return {
		...Object.fromEntries(fields),
		consent: isTicked(fields.get("consent")),
		// The form that asks for this consent always sends the field, even if it is empty.
		...(transfer === undefined ? {} : { transfer: isTicked(transfer) }),
		elapsed: /^-?\d+(\.\d+)?$/.test(elapsed) ? Number(elapsed) : undefined,
	};
}

/** The kind of a form on a page without a vacancy. */
function readKind(given: string | undefined): EnquiryKind {
	return given === "expert" ? "expert" : "consultation";
}

function isTicked(value: string | undefined): boolean {
	return value !== undefined && ticked.includes(value);
}
