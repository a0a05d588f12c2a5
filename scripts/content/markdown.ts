import { Marked, type Tokens } from "marked";
import { partId } from "../../shared/pages/anchors.ts";
import type { FactCopy } from "../../shared/pages/page-copy.ts";

export interface MarkdownContext {
	/** Makes the address of a page in the text's language from its path without a locale. */
	readonly localize: (path: string) => string;
	/** A dated fact by its id. Throws for one that there is not. */
	readonly factOf: (id: string) => FactCopy;
	/** The line below a fact: when, and from where. */
	readonly attribute: (fact: FactCopy) => string;
}

export interface RenderedText {
	readonly html: string;
	/** The headings of the second level, each with its element's id. */
	readonly parts: readonly { readonly id: string; readonly name: string }[];
	/** The first paragraph, as plain text; not in `html`. */
	readonly introduction: string;
	/** The paths that it links to, without locales, as they were written. */
	readonly links: readonly string[];
}

/**
 * Renders an author's Markdown. Beyond Markdown there is one form: a line `{{facts: id, id}}` shows
 * dated facts. HTML is not taken.
 *
 * @throws for HTML, for pictures, for a fact that there is not, and without a first paragraph.
 */
export function renderMarkdown(
	text: string,
	context: MarkdownContext,
): RenderedText {
	const parts: { id: string; name: string }[] = [];
	const links: string[] = [];
	const marked = new Marked({
		renderer: {
			heading({ tokens, depth }: Tokens.Heading): string {
				const content = this.parser.parseInline(tokens);
				if (depth < 2 || depth > 3)
					throw new Error(`a heading of level ${depth}: use ## and ###`);
				if (depth === 3) return `<h3>${content}</h3>\n`;
				const id = partId(parts.length);
				parts.push({ id, name: plain(content) });
				return `<h2 id="${id}">${content}</h2>\n`;
			},
			link({ href, tokens }: Tokens.Link): string {
				const isOwn = href.startsWith("/");
				if (!isOwn && !href.startsWith("https://"))
					throw new Error(`a link to ${href}: use /path or https://…`);
				if (isOwn) links.push(href);
				const address = isOwn ? context.localize(href) : href;
				return `<a href="${escapeHtml(address)}">${this.parser.parseInline(tokens)}</a>`;
			},
			table(token: Tokens.Table): string {
				const row = (cells: readonly Tokens.TableCell[], tag: string) =>
					`<tr>${cells
						.map((cell, index) => {
							const content = this.parser.parseInline(cell.tokens);
							if (tag === "th") return `<th scope="col">${content}</th>`;
							return index === 0
								? `<th scope="row">${content}</th>`
								: `<td>${content}</td>`;
						})
						.join("")}</tr>`;
				const name = escapeHtml(parts.at(-1)?.name ?? "");
				// A wide table scrolls by itself, also by keyboard.
				return `<div class="table-scroll" role="group" aria-label="${name}" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${token.rows.map((cells) => row(cells, "td")).join("")}</tbody></table></div>\n`;
			},
			paragraph({ tokens, text: raw }: Tokens.Paragraph): string {
				const match = /^\{\{facts:([^}]*)\}\}$/.exec(raw.trim());
				if (!match) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
				const [, ids = ""] = match;
				return factsHtml(
					ids.split(",").map((id) => id.trim()),
					context,
				);
			},
			html({ raw }: Tokens.HTML | Tokens.Tag): string {
				throw new Error(`HTML in the text: ${raw.trim().slice(0, 40)}`);
			},
			image({ href }: Tokens.Image): string {
				throw new Error(`a picture in the text: ${href}`);
			},
		},
	});
	const [first, ...rest] = marked
		.lexer(text)
		.filter(({ type }) => type !== "space");
	if (first?.type !== "paragraph")
		throw new Error("the text must start with a paragraph of introduction");
	const introduction = plain(marked.parser([first]));
	const html = joinChinese(marked.parser(rest).trim());
	return { html, parts, introduction, links };
}

/** Markdown wants a space behind `**。**`, which Chinese does not. */
function joinChinese(html: string): string {
	return html.replace(/([。？！：；]<\/strong>) (?=\p{Script=Han})/gu, "$1");
}

function factsHtml(
	ids: readonly string[],
	{ factOf, attribute }: MarkdownContext,
): string {
	const items = ids
		.map(factOf)
		.map(
			(fact) =>
				`<li><strong>${escapeHtml(fact.value)}</strong><p>${escapeHtml(fact.text)}</p><small>${escapeHtml(attribute(fact))}</small></li>`,
		);
	return `<ul class="facts">${items.join("")}</ul>\n`;
}

function plain(html: string): string {
	return html
		.replace(/<[^>]*>/g, "")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#39;", "'")
		.replaceAll("&amp;", "&")
		.trim();
}

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
