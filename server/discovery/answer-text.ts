import type { RequestHandler } from "express";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { makeCachedText } from "../files/cached-text.ts";
import {
	cacheControlOf,
	refuseText,
	type TextGuard,
} from "../middleware/guard-texts.ts";

/** Which pages a text may tell of. */
export type IsShown = (page: Page) => boolean;

interface TextOptions {
	readonly locale?: Locale;
	/** Where there is one, the text tells of guarded pages only to holders of a token. */
	readonly guard?: TextGuard | undefined;
}

/**
 * Answers with a text that is made when it is first asked for.
 *
 * @param make makes it of some pages, or says that without the others there is none.
 */
export function answerText(
	type: string,
	make: (isShown: IsShown) => string | undefined,
	{ locale, guard }: TextOptions = {},
): RequestHandler {
	const whole = makeCachedText(() => make(() => true) ?? "");
	const openText = guard && make(guard.isOpen);
	const open =
		openText === undefined ? undefined : makeCachedText(() => openText);
	return async (req, res) => {
		const text = !guard || (await guard.admits(req, res)) ? whole : open;
		if (!text) return refuseText(req, res);
		res.setHeader("Cache-Control", cacheControlOf(req, "public, max-age=3600"));
		if (locale) res.setHeader("Content-Language", locale);
		res.setHeader("Content-Type", `${type}; charset=utf-8`);
		return text.send(req, res);
	};
}
