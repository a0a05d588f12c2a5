import { createHash } from "node:crypto";
import {
	type EnquiryKind,
	type EnquiryValues,
	enquiryFields,
	enquiryKinds,
} from "../../shared/enquiry.ts";
import type { Locale } from "../../shared/locales.ts";

const ticked = ["true", "on", "1", "yes"];

/** A form as it was posted: what it shows again, and the enquiry that it stands for. */
export interface PostedForm {
	readonly kind: EnquiryKind;
	readonly values: EnquiryValues;
	readonly input: Readonly<Record<string, unknown>>;
	/** The same for the same form on the same day, so that a second click makes no second enquiry. */
	readonly key: string;
}

/** Reads a form's fields. Of a field that is there twice, the last counts, as of ticked boxes. */
export function readForm(body: string, locale: Locale): PostedForm {
	const given = new Map(new URLSearchParams(body));
	const values: EnquiryValues = Object.fromEntries(
		enquiryFields.flatMap((field) => {
			const value = given.get(field);
			return value === undefined ? [] : [[field, value]];
		}),
	);
	const kind =
		enquiryKinds.find((known) => known === given.get("kind")) ?? "consultation";
	const { consent, transfer } = values;
	const input = {
		...Object.fromEntries(given),
		kind,
		locale,
		consent: isTicked(consent),
		// The form that asks for this consent always sends it, if only as an empty text.
		...(transfer === undefined ? {} : { transfer: isTicked(transfer) }),
	};
	const day = new Date().toISOString().slice(0, 10);
	const key = createHash("sha256")
		.update(JSON.stringify([day, kind, locale, values]))
		.digest("base64url");
	return { kind, values, input, key: `form:${key}` };
}

function isTicked(value: string | undefined): boolean {
	return value !== undefined && ticked.includes(value);
}
