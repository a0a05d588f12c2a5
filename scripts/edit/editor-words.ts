import type { Request, RequestHandler } from "express";
import createError, { type HttpError } from "http-errors";
import { negotiateLocale } from "../../shared/accept-language.ts";
import { defaultLocale, localeCookieMaxAge } from "../../shared/locales.ts";
import {
	inEnglish,
	isWordLocale,
	say,
	type WordKey,
	type Words,
	wordsOf,
} from "../words/words.ts";

/** Not the site's: cookies do not tell ports apart, and the site stands beside the editor. */
const cookie = "editor-locale";

/** The words in the language that was chosen, or else in one that the browser asks for. */
export function wordsFor(req: Request): Words {
	const chosen: unknown =
		req.cookies[cookie] ??
		negotiateLocale(req.get("Accept-Language"), defaultLocale);
	return wordsOf(isWordLocale(chosen) ? chosen : "en-US");
}

/** Saves the language in `?locale=`, and shows the same page in it. */
export const chooseLocale: RequestHandler = (req, res, next) => {
	const { locale } = req.query;
	if (!isWordLocale(locale)) return next();
	const maxAge = localeCookieMaxAge * 1000;
	res.cookie(cookie, locale, { maxAge, httpOnly: true, sameSite: "lax" });
	// Two slashes would begin the name of another host.
	res.redirect(303, req.path.replace(/^\/+/, "/"));
};

/** An error that the editor tells in its reader's language. */
export function refusal(
	status: number,
	key: WordKey,
	values?: Parameters<typeof say>[1],
): HttpError {
	const said = say(key, values);
	return createError(status, inEnglish(said), { said });
}
