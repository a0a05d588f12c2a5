import type { Request, RequestHandler, Response, Router } from "express";
import createError from "http-errors";
import { messagesPath } from "../../shared/endpoints.ts";
import { isLocale, type Locale } from "../../shared/locales.ts";
import type { Config } from "../config/config.ts";
import { type Editions, perEdition } from "../content/edition.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import {
	cacheControlOf,
	refuseText,
	type TextGuard,
} from "../middleware/guard-texts.ts";
import type { AssetManifest } from "./asset-manifest.ts";
import { type CachedText, makeCachedText } from "./cached-text.ts";
import type { KeptBuilds } from "./kept-builds.ts";
import { makeLocaleTexts, makeMessageFiles } from "./message-texts.ts";

const daySeconds = 86_400;
/**
 * For browsers, which keep what they have already shown. Shared caches ask again after an hour: a text
 * may be withdrawn while they hold it under an earlier build's id.
 */
const immutable = "public, max-age=31536000, s-maxage=3600, immutable";

interface MessageDependencies {
	readonly editions: Editions;
	readonly assets: AssetManifest;
	readonly keptBuilds: KeptBuilds;
	readonly config: Pick<Config, "uncacheableLocales">;
	/** Decides who may read guarded pages' messages; absent if all pages are open. */
	readonly textGuard: TextGuard | undefined;
}

/** Serves a locale's messages: all of them, a namespace, or what one page reads. */
export function answerMessages(deps: MessageDependencies): Router {
	const router = createRouter();
	answerGet(
		router,
		`${messagesPath}/:locale/messages.json`,
		answerLocaleMessages(deps),
	);
	answerGet(
		router,
		`${messagesPath}/:locale/*file.json`,
		answerMessageFile(deps),
	);
	return router;
}

/**
 * All messages of a locale that the client may read. If they are the same for all clients, they are
 * cached for a day unless the locale is listed as not cacheable.
 */
function answerLocaleMessages({
	editions,
	config,
	textGuard,
}: MessageDependencies): RequestHandler<{ locale: string }> {
	const textsOf = perEdition(editions, (edition) =>
		makeLocaleTexts(edition, textGuard),
	);
	return async (req, res) => {
		const locale = requireLocale(req.params.locale);
		const { all, open } = textsOf();
		const isAll = !open || (await textGuard?.admits(req, res));
		const body = (isAll ? all : open).get(locale);
		if (!body) throw unknownLocale(locale);
		const isCacheable = !config.uncacheableLocales.includes(locale);
		const dayCache = `public, max-age=${editions.maxAge(daySeconds)}`;
		return send(req, res, body, locale, isCacheable ? dayCache : "no-cache");
	};
}

/**
 * One file of a locale's messages. With the running build's id as `v` it is immutable, unless its
 * public part depends on the day; then it is revalidated. With an earlier build's id a namespace comes
 * from that build while it is kept, unless it has been withdrawn since, or may be on some days. An
 * unknown id is a 404, so that a proxy may ask the instance that knows it. Without `v`, the file is
 * revalidated.
 */
function answerMessageFile({
	editions,
	assets: { buildId },
	keptBuilds,
	textGuard,
}: MessageDependencies): RequestHandler<{ locale: string; file: string[] }> {
	const filesOf = perEdition(editions, (edition) =>
		makeMessageFiles(edition, editions.isDatedNamespace, textGuard),
	);
	return async (req, res) => {
		const locale = requireLocale(req.params.locale);
		const name = `${[locale, ...req.params.file].join("/")}.json`;
		const { v } = req.query;
		const isOther = typeof v === "string" && v !== "" && v !== buildId;
		const file = filesOf().get(name);
		if (!file) throw createError(404, "Unknown namespace.");
		const { whole, open, isDated } = file;
		const isAll = open === whole || (await textGuard?.admits(req, res));
		// Nothing records which part was open in an earlier build.
		const body = isAll ? whole : isOther ? undefined : open;
		if (!body) return refuseText(req, res);
		if (!isOther) {
			const isLasting = v === buildId && !isDated;
			return send(req, res, body, locale, isLasting ? immutable : "no-cache");
		}
		const kept = isDated
			? undefined
			: await keptBuilds.readText(v, `${messagesPath}/${name}`);
		if (kept === undefined) throw createError(404, "Unknown build.");
		const text = makeCachedText(() => kept);
		return send(req, res, text, locale, immutable);
	};
}

function send(
	req: Pick<Request, "fresh" | "headers" | "method" | "isForOneVisitor">,
	res: Response,
	text: CachedText,
	locale: Locale,
	cacheControl: string,
): Promise<void> {
	res.setHeader("Cache-Control", cacheControlOf(req, cacheControl));
	res.setHeader("Content-Language", locale);
	res.setHeader("Content-Type", "application/json; charset=utf-8");
	return text.send(req, res);
}

function requireLocale(value: string): Locale {
	if (!isLocale(value)) throw unknownLocale(value);
	return value;
}

function unknownLocale(value: string): Error {
	return createError(404, `Failed loading locale (${value})`);
}
