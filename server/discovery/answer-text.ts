import type { RequestHandler } from "express";
import type { Locale } from "../../shared/locales.ts";
import { makeCachedText } from "../files/cached-text.ts";

/** Answers with a text that is made when it is first asked for. */
export function answerText(
	type: string,
	make: () => string,
	locale?: Locale,
): RequestHandler {
	const text = makeCachedText(make);
	return (req, res) => {
		res.setHeader("Cache-Control", "public, max-age=3600");
		if (locale) res.setHeader("Content-Language", locale);
		res.setHeader("Content-Type", `${type}; charset=utf-8`);
		return text.send(req, res);
	};
}
