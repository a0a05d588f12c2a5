import type { RequestHandler } from "express";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { type Edition, type Editions, perEdition } from "../content/edition.ts";
import { makeCachedText } from "../files/cached-text.ts";
import {
	cacheControlOf,
	refuseText,
	type TextGuard,
} from "../middleware/guard-texts.ts";
import type { Revisions } from "./revisions.ts";

const hourSeconds = 3600;

/** The content that a text may mention. */
export interface ShownContent extends Pick<Edition, "messages"> {
	/** The pages that the client may know about. */
	readonly pages: readonly Page[];
}

export interface DiscoveryDependencies {
	readonly siteOrigin: string;
	readonly editions: Editions;
	/** When pages last changed. The sitemap omits unknown dates. */
	readonly revisions: Revisions;
	/** Decides who may read about guarded pages; absent if all pages are open. */
	readonly textGuard: TextGuard | undefined;
}

/**
 * Serves a text that is created on first request, and again when the edition changes. It mentions
 * guarded pages only for holders of a token.
 *
 * @param make creates it, or returns `undefined` if too few pages are open.
 */
export function answerText(
	{ editions, textGuard: guard }: DiscoveryDependencies,
	type: string,
	make: (shown: ShownContent) => string | undefined,
	locale?: Locale,
): RequestHandler {
	const textsOf = perEdition(editions, ({ messages, pages }) => {
		const openText =
			guard && make({ messages, pages: pages.filter(guard.isOpen) });
		return {
			whole: makeCachedText(() => make({ messages, pages }) ?? ""),
			open: openText === undefined ? undefined : makeCachedText(() => openText),
		};
	});
	return async (req, res) => {
		const { whole, open } = textsOf();
		const text = !guard || (await guard.admits(req, res)) ? whole : open;
		if (!text) return refuseText(req, res);
		const shared = `public, max-age=${editions.maxAge(hourSeconds)}`;
		res.setHeader("Cache-Control", cacheControlOf(req, shared));
		if (locale) res.setHeader("Content-Language", locale);
		res.setHeader("Content-Type", `${type}; charset=utf-8`);
		return text.send(req, res);
	};
}
