import { brand } from "../../shared/brand.ts";
import type { PageHead } from "../../shared/head.ts";
import { type Locale, locales } from "../../shared/locales.ts";
import { type PageData, pageDataId } from "../../shared/page-data.ts";
import { type Page, routeOf } from "../../shared/page-paths.ts";
import type { Theme } from "../../shared/themes.ts";
import type { AssetManifest } from "../asset-manifest.ts";
import { encodePageData, type Piece } from "./encode-page-data.ts";
import { escapeHtml, escapeJson } from "./escape.ts";

/** What a page's document says besides the page itself. */
export interface DocumentOptions {
	readonly page: Page;
	readonly locale: Locale;
	readonly theme: Theme;
	readonly head: PageHead;
	readonly assets: AssetManifest;
	readonly data: PageData;
}

/** A document in two halves; React's stream goes between them. */
export interface Document {
	readonly opening: string;
	readonly closing: readonly Piece[];
}

/** Makes the document around a page: head, data, and the element that React renders into. */
export function makeDocument(options: DocumentOptions): Document {
	const { locale, theme, assets, page } = options;
	return {
		opening: `${openHtml(locale, theme)}<head>${headStart}<script src="${assets.startScript}" data-modules="${modulesOf(page, assets).join(" ")}"></script>${renderHead(options.head)}${linkAssets(assets)}</head><body><div id="root">`,
		closing: [
			`</div><script type="application/json" id="${pageDataId}">`,
			...encodePageData(options.data),
			"</script></body></html>",
		],
	};
}

/** The document's first tag, with language, direction and theme. */
export function openHtml(locale: Locale, theme: Theme): string {
	const mode = theme.mode ? ` class="${theme.mode}"` : "";
	return `<!DOCTYPE html><html lang="${locale}" dir="${locales[locale].dir}" data-theme="${theme.name}"${mode}>`;
}

export const headStart =
	'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

/** Stylesheet, icons and web app manifest. */
export function linkAssets(assets: AssetManifest): string {
	return `<link rel="stylesheet" href="${assets.stylesheet}"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="${brand.themeColor}">`;
}

/**
 * Preloads of what the first paint needs, as a `Link` header, so that fetching starts before the
 * HTML. The other scripts come after it.
 */
export function linkHeader(locale: Locale, assets: AssetManifest): string {
	// Chinese pages are set in the system's own type.
	const fonts = locales[locale].language === "zh" ? [] : assets.fonts;
	return [
		`<${assets.startScript}>; rel=preload; as=script`,
		`<${assets.stylesheet}>; rel=preload; as=style`,
		...fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
	].join(", ");
}

/** The scripts of a page's first view: the one that starts, then all that it imports. */
function modulesOf(page: Page, assets: AssetManifest): readonly string[] {
	const { script, scriptImports, pages } = assets;
	return [script, ...scriptImports, ...(pages[routeOf(page).page] ?? [])];
}

function renderHead({ title, tags, linkedData }: PageHead): string {
	const elements = tags.map(({ name, attributes }) => {
		const pairs = Object.entries(attributes).map(
			([key, value]) => `${key}="${escapeHtml(value)}"`,
		);
		return `<${name} ${pairs.join(" ")}>`;
	});
	const scripts = linkedData.map(
		(data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
	);
	return `<title>${escapeHtml(title)}</title>${elements.join("")}${scripts.join("")}`;
}
