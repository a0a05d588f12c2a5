import { LRUCache } from "lru-cache";
import { pageHydration } from "../../../client/pages/page-hydration.ts";
import { brand } from "../../../shared/brand.ts";
import { type Locale, localeCodes, locales } from "../../../shared/locales.ts";
import { describePage, type PageHead } from "../../../shared/pages/head.ts";
import { type PageData, pageDataId } from "../../../shared/pages/page-data.ts";
import { pageHref } from "../../../shared/pages/page-hrefs.ts";
import { type Page, routeOf } from "../../../shared/pages/page-paths.ts";
import { scriptOf } from "../../../shared/script-of.ts";
import type { Theme } from "../../../shared/themes.ts";
import type { Edition } from "../../content/edition.ts";
import type { AssetManifest } from "../../files/asset-manifest.ts";
import { cutToSize } from "../../files/cut-to-size.ts";
import { listLinkedData } from "../../linked-data/linked-data.ts";
import { encodePageData, type Piece } from "./encode-page-data.ts";
import { escapeHtml, escapeJson } from "./escape.ts";

/** The parameters of a document: a page as one visitor sees it. */
interface DocumentOptions {
	readonly page: Page;
	readonly locale: Locale;
	readonly theme: Theme;
	/** The published content and its day. */
	readonly edition: Pick<Edition, "id" | "day" | "messages" | "isPreview">;
	readonly data: PageData;
}

/** A document in two halves, with React's stream between them. */
export interface Document {
	readonly opening: readonly Piece[];
	readonly closing: readonly Piece[];
}

/** Creates the document around a page: the head, the data, and the root element. */
export type MakeDocument = (options: DocumentOptions) => Document;

/** More than the number of pages in all languages. */
const cachedHeads = 500;

/**
 * Prepares to create documents. A page's head is the same in every theme and for every visitor, so
 * it is rendered once a day.
 */
export function createDocumentMaker(
	siteOrigin: string,
	assets: AssetManifest,
): MakeDocument {
	const heads = new LRUCache<string, Uint8Array>({ max: cachedHeads });
	const encodeHead = ({ page, locale, edition, data }: DocumentOptions) => {
		const { id, day, messages, isPreview = false } = edition;
		const query = data.search?.query;
		const isShared = !isPreview && !query;
		const key = `${pageHref(page, locale)} ${day} ${id}`;
		const known = isShared ? heads.get(key) : undefined;
		if (known) return known;
		const read = (namespace: string) => messages.read(locale, namespace);
		const head = describePage(page, locale, siteOrigin, read, isPreview);
		const linkedData = isPreview
			? []
			: listLinkedData({
					page,
					locale,
					siteOrigin,
					read,
					today: day,
					isSample: brand.isSample,
				});
		const title = query ? `${query} | ${head.title}` : head.title;
		const html = renderHead(page, { ...head, title, linkedData }, assets);
		const bytes = cutToSize(Buffer.from(html));
		if (isShared) heads.set(key, bytes);
		return bytes;
	};
	return (options) => ({
		opening: [
			openHtml(options.locale, options.theme),
			encodeHead(options),
			'<body><div id="root">',
		],
		closing: [
			`</div><script type="application/json" id="${pageDataId}">`,
			...encodePageData(options.data),
			"</script></body></html>",
		],
	});
}

/** The doctype and the `<html>` tag, with language, direction and theme. */
export function openHtml(locale: Locale, theme: Theme): string {
	const mode = theme.mode ? ` class="${theme.mode}"` : "";
	return `<!DOCTYPE html><html lang="${locale}" dir="${locales[locale].dir}" data-theme="${theme.name}"${mode}>`;
}

export const headStart =
	'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1,viewport-fit=cover">';

/** Attributes of a script element: the stylesheet that the script adds in old browsers. */
export function oldLink(assets: AssetManifest): string {
	return `data-rel="stylesheet" data-href="${assets.oldStylesheet}"`;
}

/** Links to the stylesheet, icons and web app manifest. */
export function linkAssets(assets: AssetManifest): string {
	return `<link rel="stylesheet" href="${assets.stylesheet}"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="${brand.themeColor}">`;
}

const latin = localeCodes.filter((code) => scriptOf(code) === "Latn");

/**
 * Preloads of what the first paint needs, as a `Link` header, so that fetching starts before the
 * HTML arrives. Other scripts load later.
 */
export function linkHeader(locale: Locale, assets: AssetManifest): string {
	// The fonts are Latin; other scripts use system fonts.
	const fonts = latin.includes(locale) ? assets.fonts : [];
	return [
		`<${assets.startScript}>; rel=preload; as=script`,
		`<${assets.stylesheet}>; rel=preload; as=style`,
		...fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
	].join(", ");
}

/** The scripts of a page's first view: the entry module and everything it imports. */
function modulesOf(page: Page, assets: AssetManifest): readonly string[] {
	const { script, scriptImports, pages } = assets;
	const name = routeOf(page).page;
	const own = pageHydration[name] === "start" ? pages[name] : undefined;
	return [script, ...scriptImports, ...(own ?? [])];
}

function renderHead(
	page: Page,
	{ title, tags, linkedData }: PageHead & { linkedData: readonly object[] },
	assets: AssetManifest,
): string {
	const elements = tags.map(({ name, attributes }) => {
		const pairs = Object.entries(attributes).map(
			([key, value]) => `${key}="${escapeHtml(value)}"`,
		);
		return `<${name} ${pairs.join(" ")}>`;
	});
	const scripts = linkedData.map(
		(data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
	);
	const staffs = routeOf(page).isPrivate
		? `<link rel="stylesheet" href="${assets.staffStylesheet}">`
		: "";
	const modules = modulesOf(page, assets).map(
		(src) => `<script type="module" src="${src}"></script>`,
	);
	return `<head>${headStart}<script src="${assets.startScript}" ${oldLink(assets)}></script><template>${modules.join("")}</template><title>${escapeHtml(title)}</title>${elements.join("")}${scripts.join("")}${linkAssets(assets)}${staffs}</head>`;
}
