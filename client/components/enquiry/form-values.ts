import type { EnquiryKind } from "../../../shared/enquiry.ts";
import type { Locale } from "../../../shared/locales.ts";
import { draftFields } from "./enquiry-draft.ts";

/** What a form's fields hold, of those that are kept while typing. */
export function readValues(form: HTMLFormElement): Record<string, string> {
	const data = new FormData(form);
	return Object.fromEntries(
		draftFields.map((field) => [field, String(data.get(field) ?? "")]),
	);
}

/** The enquiry that a form stands for, as the server takes it. */
export function readInput(
	form: HTMLFormElement,
	kind: EnquiryKind,
	locale: Locale,
): Record<string, unknown> {
	const data = new FormData(form);
	const isTicked = (name: string) => data.getAll(name).includes("true");
	return {
		kind,
		locale,
		...readValues(form),
		consent: isTicked("consent"),
		...(data.has("transfer") ? { transfer: isTicked("transfer") } : {}),
		website: String(data.get("website") ?? ""),
	};
}

/** Puts kept text back into the fields that nobody has touched since the form was shown. */
export function restoreValues(
	form: HTMLFormElement,
	values: Readonly<Record<string, string>>,
): void {
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLSelectElement) {
			if (field.value === "") field.value = value;
		} else if (
			field instanceof HTMLInputElement ||
			field instanceof HTMLTextAreaElement
		) {
			if (field.value === field.defaultValue) field.value = value;
		}
	}
}
