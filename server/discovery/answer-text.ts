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

const hourSeconds = 3600;

/** What a text may tell of. */
export interface ShownContent extends Pick<Edition, "messages"> {
	/** Pages that the client may know of. */
	readonly pages: readonly Page[];
}

interface TextOptions {
	readonly editions: Editions;
	readonly locale?: Locale;
	/** Where there is one, the text tells of guarded pages only to holders of a token. */
	readonly guard?: TextGuard | undefined;
}

/**
 * Answers with a text that is made when it is first asked for, and again when something else is
 * public.
 *
 * @param make makes it, or says that without more pages there is none.
 */
export function answerText(
	type: string,
	make: (shown: ShownContent) => string | undefined,
	{ editions, locale, guard }: TextOptions,
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
