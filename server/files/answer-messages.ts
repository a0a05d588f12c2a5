import {
	type Request,
	type RequestHandler,
	type Response,
	Router,
} from "express";
import createError from "http-errors";
import { messagesPath } from "../../shared/endpoints.ts";
import { isLocale, type Locale, localeCodes } from "../../shared/locales.ts";
import type { Config } from "../config/config.ts";
import { answerGet } from "../errors/answer-get.ts";
import type { Messages } from "../i18n.ts";
import type { AssetManifest } from "./asset-manifest.ts";
import { type CachedText, makeCachedText } from "./cached-text.ts";
import type { KeptBuilds } from "./kept-builds.ts";

const dayCache = "public, max-age=86400";
const immutable = "public, max-age=31536000, immutable";

export interface MessageDependencies {
	readonly messages: Messages;
	readonly assets: AssetManifest;
	readonly keptBuilds: KeptBuilds;
	readonly config: Pick<Config, "uncacheableLocales">;
}

/** Answers with the messages of a locale: all of them, or one namespace. */
export function answerMessages({
	messages,
	assets,
	keptBuilds,
	config,
}: MessageDependencies): Router {
	const router = Router({ caseSensitive: true, strict: true });
	answerGet(
		router,
		`${messagesPath}/:locale/messages.json`,
		answerLocaleMessages(messages, config.uncacheableLocales),
	);
	answerGet(
		router,
		`${messagesPath}/:locale/:file`,
		answerNamespaceMessages(messages, assets, keptBuilds),
	);
	return router;
}

/** All messages of a locale; cached for a day unless the locale is listed as not cacheable. */
function answerLocaleMessages(
	messages: Messages,
	uncacheableLocales: readonly string[],
): RequestHandler<{ locale: string }> {
	const bodies = new Map(
		localeCodes.map((locale) => [
			locale,
			makeCachedText(() =>
				JSON.stringify(
					Object.fromEntries(
						messages.namespaces.map((name) => [
							name,
							messages.read(locale, name),
						]),
					),
				),
			),
		]),
	);
	return (req, res) => {
		const locale = requireLocale(req.params.locale);
		const body = bodies.get(locale);
		if (!body) throw unknownLocale(locale);
		const cacheControl = uncacheableLocales.includes(locale)
			? "no-cache"
			: dayCache;
		return send(req, res, body, locale, cacheControl);
	};
}

/**
 * One namespace of a locale. With a build's id as `v` it never changes, and is that of an earlier
 * build as long as that is kept; one that nobody knows is a 404, so that a proxy may ask the
 * instance that has it. Without, it is revalidated.
 */
function answerNamespaceMessages(
	messages: Messages,
	{ buildId }: AssetManifest,
	keptBuilds: KeptBuilds,
): RequestHandler<{ locale: string; file: string }> {
	const bodies = new Map(
		localeCodes.flatMap((locale) =>
			messages.namespaces.map((name) => [
				`${locale}/${name}.json`,
				makeCachedText(() => JSON.stringify(messages.read(locale, name))),
			]),
		),
	);
	return async (req, res) => {
		const locale = requireLocale(req.params.locale);
		const { file } = req.params;
		const { v } = req.query;
		if (typeof v === "string" && v !== "" && v !== buildId) {
			const kept = await keptBuilds.readText(
				v,
				`${messagesPath}/${locale}/${file}`,
			);
			if (kept === undefined) throw createError(404, "Unknown build.");
			return send(
				req,
				res,
				makeCachedText(() => kept),
				locale,
				immutable,
			);
		}
		const body = bodies.get(`${locale}/${file}`);
		if (!body) throw createError(404, "Unknown namespace.");
		const cacheControl = v === buildId ? immutable : "no-cache";
		return send(req, res, body, locale, cacheControl);
	};
}

function send(
	req: Pick<Request, "fresh" | "headers" | "method">,
	res: Response,
	text: CachedText,
	locale: Locale,
	cacheControl: string,
): Promise<void> {
	res.setHeader("Cache-Control", cacheControl);
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
