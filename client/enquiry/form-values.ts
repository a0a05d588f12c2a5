import { type CvFacts, formatOfName } from "../../shared/enquiry/enquiry-cv.ts";
import type { Locale } from "../../shared/locales.ts";
import { draftFields, type FormSubject } from "./enquiry-draft.ts";

/**
 * What a form's fields hold, of those that are kept while typing. For `FormData`, browsers would lay
 * the page out at each key.
 */
export function readValues(form: HTMLFormElement): Record<string, string> {
	return Object.fromEntries(
		draftFields.map((name) => {
			const field = form.elements.namedItem(name);
			return [name, field && "value" in field ? String(field.value) : ""];
		}),
	);
}

/** The enquiry that a form stands for, as the server takes it; of a file, what is known of it. */
export function readInput(
	form: HTMLFormElement,
	{ kind, position }: FormSubject,
	locale: Locale,
): Record<string, unknown> {
	const data = new FormData(form);
	const isTicked = (name: string) => data.getAll(name).includes("true");
	const file = readFile(form);
	return {
		kind,
		locale,
		...(position ? { position } : {}),
		...readValues(form),
		...(file ? { cv: describeFile(file) } : {}),
		consent: isTicked("consent"),
		...(data.has("transfer") ? { transfer: isTicked("transfer") } : {}),
		website: textOf(data, "website"),
	};
}

export function readFile(form: HTMLFormElement): File | undefined {
	const field = form.elements.namedItem("cv");
	return field instanceof HTMLInputElement ? field.files?.[0] : undefined;
}

/** The text of a field; empty where there is none. */
function textOf(data: FormData, field: string): string {
	const value = data.get(field);
	return typeof value === "string" ? value : "";
}

/** What a file's name and size tell, and what sets it apart from another of the same. */
function describeFile(file: File): CvFacts & { name: string; date: number } {
	const { name, size, lastModified } = file;
	return { size, format: formatOfName(name), name, date: lastModified };
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
