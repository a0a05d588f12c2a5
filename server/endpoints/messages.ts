import { createHash } from "node:crypto";
import type { RequestHandler, Response } from "express";
import createError from "http-errors";
import { isLocale, type Locale, localeCodes } from "../../shared/locales.ts";
import type { AssetManifest } from "../asset-manifest.ts";
import type { Messages } from "../i18n.ts";

const dayCache = "public, max-age=86400";

/** All messages of a locale; cached for a day unless the locale is listed as not cacheable. */
export function answerLocaleMessages(
	messages: Messages,
	uncacheableLocales: readonly string[],
): RequestHandler<{ locale: string }> {
	const bodies = new Map(
		localeCodes.map((locale) => [
			locale,
			makeBody(
				Object.fromEntries(
					messages.namespaces.map((name) => [
						name,
						messages.read(locale, name),
					]),
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
		send(res, body, locale, cacheControl);
	};
}

/**
 * One namespace of a locale. With the running build's id as `v` it never changes; without, it is
 * revalidated.
 */
export function answerNamespaceMessages(
	messages: Messages,
	{ buildId }: AssetManifest,
): RequestHandler<{ locale: string; file: string }> {
	const bodies = new Map(
		localeCodes.flatMap((locale) =>
			messages.namespaces.map((name) => [
				`${locale}/${name}.json`,
				makeBody(messages.read(locale, name)),
			]),
		),
	);
	return (req, res) => {
		const locale = requireLocale(req.params.locale);
		const body = bodies.get(`${locale}/${req.params.file}`);
		if (!body) throw createError(404, "Unknown namespace.");
		const isCurrent = req.query.v === buildId;
		send(
			res,
			body,
			locale,
			isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
		);
	};
}

interface Body {
	readonly json: string;
	readonly etag: string;
}

function makeBody(value: unknown): Body {
	const json = JSON.stringify(value);
	const hash = createHash("sha256")
		.update(json)
		.digest("base64url")
		.slice(0, 22);
	return { json, etag: `W/"${hash}"` };
}

function send(
	res: Response,
	body: Body,
	locale: Locale,
	cacheControl: string,
): void {
	res.setHeader("Cache-Control", cacheControl);
	res.setHeader("Content-Language", locale);
	res.setHeader("ETag", body.etag);
	res.type("application/json").send(body.json);
}

function requireLocale(value: string): Locale {
	if (!isLocale(value)) throw unknownLocale(value);
	return value;
}

function unknownLocale(value: string): Error {
	return createError(404, `Failed loading locale (${value})`);
}
