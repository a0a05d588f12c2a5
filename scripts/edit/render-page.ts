import { escapeHtml } from "../../server/pages/render/escape.ts";
import { locales, localizePath } from "../../shared/locales.ts";
import { type Fault, formatFault } from "../validate/fault.ts";
import { type Words, wordLocales } from "../words/words.ts";
import { formOfFile } from "./groups.ts";

/** A page of the editor, with the site beside it. */
export interface EditorPage {
	readonly title: string;
	/** The heading as HTML, if it is not the title. */
	readonly heading?: string;
	/** Links and buttons beside the heading, as HTML. */
	readonly actions?: string;
	readonly main: string;
	/** The address of the site's page to show. */
	readonly view: string;
	/** The result of the last action, as HTML. */
	readonly note?: string;
	readonly isRefused?: boolean;
	/** The address that shows this page, if its own only takes posts. */
	readonly path?: string;
}

export function renderPage(words: Words, page: EditorPage): string {
	const { title, main, view, note = "", isRefused = false } = page;
	const { heading = escapeHtml(title), actions = "", path = "" } = page;
	const { locale, client, t } = words;
	const links = [
		["/", t("editor.content")],
		["/changes", t("editor.changes")],
	]
		.filter(([, label]) => label !== title)
		.map(([href, label]) => `<a href="${href}">${label}</a>`);
	const switches = wordLocales
		.filter((other) => other !== locale)
		.map(
			(other) =>
				`<a href="${path}?locale=${other}" lang="${other}" hreflang="${other}">${locales[other].label}</a>`,
		);
	return `<!doctype html>
<html lang="${locale}" data-words="${escapeHtml(JSON.stringify(client))}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · ${t("editor.title")}</title>
<link rel="stylesheet" href="/editor.css">
<link rel="icon" href="data:,">
<script type="module" src="/editor.js"></script>
<div class="panes">
<div class="pane">
<main><header>${links.join(" ")} <h1>${heading}</h1> ${actions}</header>${main}</main>
<footer><div role="status" class="${isRefused ? "refused" : "saved"}">${note}</div>${switches.join("")}</footer>
</div>
<iframe name="site" title="${t("editor.site")}" src="${escapeHtml(view)}"></iframe>
</div>
</html>
`;
}

/** The address of the home page in the editor's language, beside a page that shows nothing of it. */
export function homeOf({ locale }: Words, view: string): string {
	return `${view}${localizePath("/", locale)}`;
}

/**
 * What prevents an action or is wrong with it: one line each, linked to its form.
 *
 * @param own files whose form is on the page.
 */
export function renderFaults(
	{ tell }: Words,
	faults: readonly Fault[],
	own: readonly string[] = [],
): string {
	const items = faults.map((fault) => {
		const { file, message } = fault;
		const text = escapeHtml(formatFault({ ...fault, message: tell(message) }));
		const href = own.includes(file) ? undefined : formOfFile(file);
		return href ? `<li><a href="${href}">${text}</a></li>` : `<li>${text}</li>`;
	});
	return items.length > 0 ? `<ul class="lines">${items.join("")}</ul>` : "";
}
