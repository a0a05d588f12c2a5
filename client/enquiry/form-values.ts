import { type CvFacts, formatOfName } from "../../shared/enquiry/enquiry-cv.ts";
import type { Locale } from "../../shared/locales.ts";
import { draftFields, type FormSubject } from "./enquiry-draft.ts";

/** Reads the draft fields of a form. `FormData` would force a layout on each keystroke. */
export function readValues(form: HTMLFormElement): Record<string, string> {
	return Object.fromEntries(
		draftFields.map((name) => {
			const field = form.elements.namedItem(name);
			return [name, field && "value" in field ? String(field.value) : ""];
		}),
	);
}

/** Reads a form as the server's JSON input, with facts about its file. */
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

/** The text of a field; empty if absent. */
function textOf(data: FormData, field: string): string {
	const value = data.get(field);
	return typeof value === "string" ? value : "";
}

/** Facts about a file, including name and date, which distinguish it from others of the same size. */
function describeFile(file: File): CvFacts & { name: string; date: number } {
	const { name, size, lastModified } = file;
	return { size, format: formatOfName(name), name, date: lastModified };
}

/** Restores draft values into fields that are still untouched. */
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
