import { Marked, type Token, type Tokens } from "marked";
import {
	escapeHtml,
	unescapeHtml,
} from "../../../server/pages/render/escape.ts";
import { bindCounts, bindCountsIn } from "../../../shared/bind-counts.ts";
import { endingOf } from "../../../shared/kept-ending.ts";
import { partId } from "../../../shared/pages/anchors.ts";
import type { FactCopy } from "../../../shared/pages/fact-copy.ts";
import { routes } from "../../../shared/routes.ts";
import { type Message, type Said, say } from "../../words/words.ts";
import {
	type Pictures,
	pictureFault,
	pictureHtml,
} from "./article-pictures.ts";
import { barsTable } from "./bars.ts";
import { factsHtml } from "./facts-html.ts";
import { lexText } from "./lex-text.ts";

export interface MarkdownContext {
	/** Localizes a page's path that has no locale. */
	readonly localize: (path: string) => string;
	/** The end of the message about an unknown fact: a suggestion, or nothing. */
	readonly suggestFact: (id: string) => Message;
	/** Finds a dated fact by id: undefined if unknown, empty if the fact itself has faults. */
	readonly factOf: (id: string) => readonly FactCopy[] | undefined;
	/** Whether a fact is not public at all times; the server then finds it by its id. */
	readonly isDated?: (id: string) => boolean;
	/** Pictures by address. */
	readonly pictures: Pictures;
	/** The text of the badge on made-up content. */
	readonly example: string;
	/** Receives each fault, and its offset in the text in characters. */
	readonly onFault: (offset: number, message: Message) => void;
}

export interface RenderedText {
	readonly html: string;
	/** The second-level headings, each with its element's id. */
	readonly parts: readonly { readonly id: string; readonly name: string }[];
	/** The first paragraph, which `html` does not contain, and the same as plain text. */
	readonly opening: string;
	readonly introduction: string;
	/** The paths linked to, as written and without locales, with their offsets. */
	readonly links: readonly { readonly path: string; readonly offset: number }[];
}

/** The end of a heading that links lead to: `## How we count weeks {#weeks}`. */
const placeMark = / \{#([a-z-]+)\}$/;

const { path: contactPath } = routes.contact;

/** Attributes of a link that opens the consultation; see `ConsultationLink`. */
const doorHtml = ' aria-haspopup="dialog" data-consultation="general"';

/**
 * Renders an author's Markdown, with extensions: `{#weeks}` ends a heading that links lead to, a
 * line `{{facts: id, id}}` shows dated facts, `{{figure: 48 hours | a week}}` shows a section's
 * figure in its margin, `<!-- sample -->` before a heading puts the badge on made-up content below
 * it, and `<!-- bars -->` before a two-column table draws the numbers of its second column. Other
 * HTML is left out and reported to `onFault`.
 */
export function renderMarkdown(
	text: string,
	context: MarkdownContext,
): RenderedText {
	const parts: { id: string; name: string }[] = [];
	const links: { path: string; offset: number }[] = [];
	let sample: Token | undefined;
	const exampleHtml = `<small class="example">${escapeHtml(context.example)}</small>`;
	/** What the next paragraph starts with. */
	let badge = "";
	let bars: Token | undefined;
	const { tokens, places } = lexText(text);
	const tokensAfter = (token: Token) => tokens.slice(tokens.indexOf(token) + 1);
	const refuse = (token: Token, message: Message): string => {
		context.onFault(places.get(token) ?? 0, message);
		return "";
	};
	const marked = new Marked({
		renderer: {
			heading(token: Tokens.Heading): string {
				const { tokens, depth } = token;
				const [content = "", place] = this.parser
					.parseInline(tokens)
					.split(placeMark);
				if (depth < 2 || depth > 3)
					return refuse(token, say("faults.headingLevel", { depth }));
				if (depth === 3) return `<h3>${content}</h3>\n`;
				const id = place ?? partId(parts.length);
				parts.push({ id, name: plain(content) });
				const headingHtml = `<h2 id="${id}">${content}</h2>\n`;
				if (!sample) return headingHtml;
				sample = undefined;
				const next = tokensAfter(token).find(
					({ type }) => !/space|html/.test(type),
				);
				const isText = next?.type === "paragraph" && !factsLine.test(next.raw);
				if (!isText) return `${headingHtml}<p>${exampleHtml}</p>\n`;
				badge = `${exampleHtml} `;
				return headingHtml;
			},
			link(token: Tokens.Link): string {
				const { href, tokens } = token;
				const isOwn = href.startsWith("/");
				if (!isOwn && !href.startsWith("https://"))
					return refuse(
						token,
						token.raw.startsWith("[^")
							? say("faults.footnote")
							: say("faults.link", { href }),
					);
				if (isOwn) links.push({ path: href, offset: places.get(token) ?? 0 });
				const address = isOwn ? context.localize(href) : href;
				const door = href === contactPath ? doorHtml : "";
				return `<a href="${escapeHtml(address)}"${door}>${this.parser.parseInline(tokens)}</a>`;
			},
			table(token: Tokens.Table): string {
				const inline: Inline = (tokens) => this.parser.parseInline(tokens);
				if (bars) {
					bars = undefined;
					const drawn = drawnTable(token, inline);
					return typeof drawn === "string" ? drawn : refuse(token, drawn);
				}
				return scrollingTable(token, parts.at(-1)?.name ?? "", inline);
			},
			paragraph(token: Tokens.Paragraph): string {
				const { tokens, text: raw } = token;
				const figure = figureLine.exec(raw)?.groups;
				if (figure)
					// Hidden from screen readers: the section's text says it, with its source.
					return `<aside class="facts" aria-hidden="true"><strong>${escapeHtml(figure.value ?? "")}</strong> ${escapeHtml(figure.note ?? "")}</aside>\n`;
				const match = factsLine.exec(raw);
				if (!match) {
					const start = badge;
					badge = "";
					return `<p>${start}${this.parser.parseInline(tokens)}</p>\n`;
				}
				const [, ids = ""] = match;
				return factsHtml(
					ids.split(",").flatMap((name) => {
						const id = name.trim();
						const found = context.factOf(id);
						if (found) return found;
						const hint = context.suggestFact(id);
						refuse(token, say("faults.noFact", { id, hint }));
						return [];
					}),
					context.isDated,
				);
			},
			text(token: Tokens.Text | Tokens.Escape): false {
				const at = "tokens" in token ? -1 : token.raw.search(/\[\^[^\s\]]+\]/);
				if (at >= 0)
					context.onFault(
						(places.get(token) ?? 0) + at,
						say("faults.footnote"),
					);
				return false;
			},
			html(token: Tokens.HTML | Tokens.Tag): string {
				const shown = token.raw.trim().slice(0, 40);
				if (shown === "<!-- sample -->") {
					sample = token;
					return "";
				}
				if (shown === "<!-- bars -->") {
					bars = token;
					return "";
				}
				// Its opening tag has been reported.
				if (shown.startsWith("</")) return "";
				return refuse(token, say("faults.html", { tag: shown }));
			},
			image(token: Tokens.Image): string {
				const fault = pictureFault(token, context.pictures);
				if (fault) return refuse(token, fault);
				return pictureHtml(token, context.pictures);
			},
		},
	});
	const rest = tokens.filter(({ type }) => type !== "space");
	const first = rest[0]?.type === "paragraph" ? rest.splice(0, 1) : [];
	if (first.length === 0) context.onFault(0, say("faults.introduction"));
	const opening = keepLines(marked.parser(first));
	const html = keepLines(marked.parser(rest));
	if (sample) refuse(sample, say("faults.sampleHeading"));
	if (bars) refuse(bars, say("faults.barsTable"));
	return { opening, html, parts, introduction: plain(opening), links };
}

const figureLine = /^\{\{figure: (?<value>[^|}]+) \| (?<note>[^}]+)\}\}$/;
const factsLine = /^\s*\{\{facts:([^}]*)\}\}\s*$/;

/** Renders inline tokens as HTML. */
type Inline = (tokens: Token[]) => string;

/**
 * A table that scrolls horizontally where it is too wide, also by keyboard. If it has columns of
 * text, or many, cells carry their column's name.
 */
function scrollingTable(
	{ header, rows }: Tokens.Table,
	name: string,
	inline: Inline,
): string {
	const marks = header.map((_, column) =>
		column > 0 && rows.every((cells) => isNumber(cells[column]?.text))
			? ' class="number"'
			: "",
	);
	const head = header.map(
		({ tokens }, column) =>
			`<th scope="col"${marks[column]}>${inline(tokens)}</th>`,
	);
	// Phones stack a row's cells if there is no room for columns.
	const isStacked =
		header.length > 5 || (header.length > 2 && marks.slice(1).includes(""));
	const names = header.map(({ tokens }) =>
		isStacked ? ` data-column="${escapeHtml(plain(inline(tokens)))}"` : "",
	);
	const body = rows.map((cells) => {
		const [first, ...rest] = cells.map(({ tokens }) => inline(tokens));
		const others = rest.map(
			(content, index) =>
				`<td${marks[index + 1]}${names[index + 1]}>${content}</td>`,
		);
		return `<tr><th scope="row">${first}</th>${others.join("")}</tr>`;
	});
	return `<div class="table-scroll" role="group" aria-label="${escapeHtml(name)}" tabindex="0"><table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>\n`;
}

/** Whether a cell holds a figure, perhaps bold, with its range, currency or share, and no words. */
function isNumber(text = ""): boolean {
	return /^(?:\*\*)?(?:[A-Z]{2,3} )?\d[\d,.%–⁠ ()]*(?:\*\*)?$/.test(text);
}

/** A two-column table with bars; what is wrong, if it has other columns or no numbers. */
function drawnTable(
	{ header, rows }: Tokens.Table,
	inline: Inline,
): string | Said {
	if (header.length !== 2) return say("faults.barsColumns");
	const toRow = (cells: readonly Tokens.TableCell[]) => {
		const [name = "", value = ""] = cells.map(({ tokens }) => inline(tokens));
		return { name, value };
	};
	return barsTable(toRow(header), rows.map(toRow));
}

/** HTML whose Chinese is divided into lines as readers expect it. */
function keepLines(html: string): string {
	return bindCountsIn(keepEndings(bindCounts(joinChinese(html.trim()))));
}

/** In Markdown `**。**` must be followed by a space, which Chinese does not use. */
function joinChinese(html: string): string {
	return html.replace(/([。？！：；]<\/strong>) (?=\p{Script=Han})/gu, "$1");
}

/**
 * Keeps at least four Chinese characters together at the end of a block or before its citations,
 * where they may begin before a short link.
 * Without the lookbehind, the expression would try every letter of every text as a beginning.
 */
function keepEndings(html: string): string {
	return html.replace(
		/(?:\p{Script=Han}{0,2}<a\b[^>]*>([^<>&[\]]*)<\/a>)?(?<![^<>&[\]])([^<>&[\]]+)((?: ?\[\[[^[\]]*\]\])*)(?=<\/(p|li|td)>)/gu,
		(
			whole: string,
			link: string | undefined,
			text: string,
			cited: string,
			block: string,
		) => {
			// Behind a link or words in bold, a few may be all that is left.
			const at = endingOf(text, block === "td" ? undefined : 4);
			const shown = whole.slice(0, whole.length - cited.length);
			const before = shown.length - text.length + at;
			if (at >= 0)
				return `${shown.slice(0, before)}<bdi>${text.slice(at)}</bdi>${cited}`;
			return link && link.length + text.length < 9
				? `<bdi>${shown}</bdi>${cited}`
				: whole;
		},
	);
}

function plain(html: string): string {
	return unescapeHtml(html.replace(/<[^>]*>/g, "")).trim();
}
