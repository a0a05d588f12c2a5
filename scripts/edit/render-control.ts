import { escapeHtml } from "../../server/pages/render/escape.ts";
import type { Words } from "../words/words.ts";
import type { Field } from "./form-fields.ts";
import { wordFor } from "./name-field.ts";

/** The parts of a control. All but the value are already escaped for HTML. */
export interface Control {
	readonly name: string;
	readonly value: unknown;
	readonly label: string;
	readonly extra: string;
	/** The id of a list of values to choose from; others can be typed. */
	readonly list?: string | undefined;
}

/** The control that a value is typed into or chosen with. */
export function renderControl(
	field: Field,
	{ name, value, label, extra, list }: Control,
	words: Words,
): string {
	const attributes = `name="${name}" aria-label="${label}"${extra}`;
	const text =
		typeof value === "string" ? value : (JSON.stringify(value) ?? "");
	const told = (each: string) =>
		escapeHtml(wordFor(words, "values", each) ?? each);
	const option = (each: string) =>
		`<option value="${escapeHtml(each)}"${each === text ? " selected" : ""}>${told(each)}</option>`;
	const input = (type: string) =>
		`<input type="${type}" ${attributes} value="${escapeHtml(text)}">`;
	switch (field.kind) {
		case "fixed":
			return `<input ${attributes} value="${escapeHtml(field.value)}" readonly>`;
		case "flag":
			return `<input type="checkbox" ${attributes}${value === true ? " checked" : ""}>`;
		case "choice": {
			const isOther = !field.values.includes(text);
			return `<select ${attributes}>${[...(isOther ? [text] : []), ...field.values].map(option).join("")}</select>`;
		}
		case "choices":
			return field.values
				.map((each) => {
					const isChosen = Array.isArray(value) && value.includes(each);
					return `<label class="choice"><input type="checkbox" name="${name}" value="${escapeHtml(each)}"${isChosen ? " checked" : ""}> ${told(each)}</label>`;
				})
				.join("");
		case "date":
			// A date input would hide an invalid date.
			return input(
				/^(\d{4}-\d{2}-\d{2})?$/.test(text) &&
					!Number.isNaN(Date.parse(text || "2000-01-01"))
					? "date"
					: "text",
			);
		case "number":
			return input("text").replace(">", ' inputmode="decimal">');
		default: {
			if (list) return input("text").replace(">", ` list="${list}">`);
			const rows = field.kind === "markdown" ? 24 : 1;
			// HTML drops the first line break in a textarea.
			return `<textarea rows="${rows}" class="${field.kind}" ${attributes}>\n${escapeHtml(text)}</textarea>`;
		}
	}
}
