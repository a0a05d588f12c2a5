import { type Locale, locales } from "../../shared/locales.ts";
import { escapeHtml } from "../pages/render/escape.ts";

/** A part of a mail, written once and sent both as text and as HTML. */
export type MailPart =
	| { readonly paragraph: string }
	/** Labels, each ending with a colon, and values. */
	| { readonly rows: readonly (readonly [label: string, value: string])[] }
	/** The sender's words, set apart from ours. */
	| { readonly quote: string }
	| { readonly lines: readonly string[] }
	/** A URL of ours, and its label. */
	| { readonly link: string; readonly label: string };

/** The parts as plain text. */
export function writeText(parts: readonly MailPart[]): string {
	return `${parts.map(partText).join("\n\n")}\n`;
}

/** The parts as an HTML document that loads nothing. All text is escaped. */
export function writeHtml(
	parts: readonly MailPart[],
	subject: string,
	locale: Locale,
): string {
	const { dir } = locales[locale];
	return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${parts.map(partHtml).join("\n")}
</body>
</html>
`;
}

function partText(part: MailPart): string {
	if ("paragraph" in part) return part.paragraph;
	if ("lines" in part) return part.lines.join("\n");
	if ("link" in part) return `${part.label}\n${part.link}`;
	if ("rows" in part)
		return part.rows
			.map(([label, value]) => `${label}${gapAfter(label)}${value}`)
			.join("\n");
	return linesOf(part.quote)
		.map((line) => `> ${line}`.trimEnd())
		.join("\n");
}

function partHtml(part: MailPart): string {
	if ("paragraph" in part) return `<p>${escapeHtml(part.paragraph)}</p>`;
	if ("lines" in part)
		return `<p>${part.lines.map(escapeHtml).join("<br>\n")}</p>`;
	if ("link" in part)
		return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
	if ("rows" in part) {
		const rows = part.rows.map(
			([label, value]) =>
				`<tr><td>${escapeHtml(label)}</td><td><bdi>${escapeHtml(value)}</bdi></td></tr>`,
		);
		return `<table>\n${rows.join("\n")}\n</table>`;
	}
	const lines = linesOf(part.quote).map(escapeHtml);
	return `<blockquote dir="auto">${lines.join("<br>\n")}</blockquote>`;
}

/** A fullwidth colon contains its own space. */
function gapAfter(label: string): string {
	return label.endsWith("\uff1a") ? "" : " ";
}

function linesOf(text: string): string[] {
	return text.split(/\r\n|[\n\r\u2028\u2029]/);
}
