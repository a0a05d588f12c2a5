import type { IncomingMessage, RequestListener } from "node:http";
import type { Application } from "express";
import { unprefixedLocale } from "../../shared/locales.ts";
import { defaultTheme, formatTheme } from "../../shared/themes.ts";
import {
	type ObserveRequest,
	type RequestFacts,
	withMethod,
} from "../metrics/observe-requests.ts";
import {
	guessRootLocale,
	type LocaleSource,
} from "../middleware/guess-locale.ts";
import { type ReadyAnswer, sendReady } from "../ready-answers.ts";
import { readRequestId } from "../request-id.ts";
import {
	chooseKeptEncoding,
	type KeptEncoding,
	type KeptPage,
} from "./kept-page.ts";
import { type PageCache, pageKey } from "./page-cache.ts";
import { readPlainCookie } from "./plain-cookies.ts";

export interface KeptPagesOptions {
	readonly pageCache: PageCache;
	readonly siteOrigin: string;
	readonly observe: ObserveRequest;
}

/** An answer with what its requests are logged and counted as. */
interface ObservedAnswer extends ReadyAnswer {
	readonly facts: RequestFacts;
}

const plainTheme = formatTheme(defaultTheme);

/**
 * Answers plain requests for pages that are kept, before the app sees them; all others, among
 * them conditional ones, go on to the app. It adds nothing to what the app would have sent, and is
 * here for speed alone: a kept page passes none of the steps that led to it.
 */
export function answerKeptPages(
	app: Application,
	{ pageCache, siteOrigin, observe }: KeptPagesOptions,
): RequestListener {
	const isSecure = siteOrigin.startsWith("https:");
	const answers: Record<LocaleSource, WeakMap<Buffer, ObservedAnswer>> = {
		path: new WeakMap(),
		cookie: new WeakMap(),
		"accept-language": new WeakMap(),
		default: new WeakMap(),
		bot: new WeakMap(),
	};

	return (req, res) => {
		const kept = find(req);
		const source = kept && findLocaleSource(req);
		if (!source) return app(req, res);
		const requestId = readRequestId(req, app);
		const encoding = chooseKeptEncoding(req);
		const bytes = pageCache.read(kept, encoding);
		const answer =
			answers[source].get(bytes) ?? prepare(req, kept, encoding, bytes, source);
		observe(res, requestId, withMethod(answer.facts, req.method ?? "GET"));
		sendReady(req, res, requestId, answer);
	};

	function find(req: IncomingMessage): KeptPage | undefined {
		const { method, headers, url = "" } = req;
		if (method !== "GET" && method !== "HEAD") return undefined;
		if (headers["if-none-match"] !== undefined) return undefined;
		// The app leads to https what came without.
		const { "x-forwarded-proto": protocol = "https" } = headers;
		if (isSecure && protocol !== "https") return undefined;
		const theme = readPlainCookie(headers.cookie, "theme");
		return theme === undefined
			? undefined
			: pageCache.find(pageKey(url, theme || plainTheme));
	}

	function prepare(
		{ url = "/" }: IncomingMessage,
		page: KeptPage,
		encoding: KeptEncoding,
		bytes: Buffer,
		source: LocaleSource,
	): ObservedAnswer {
		const { route } = page;
		const answer: ObservedAnswer = {
			bytes,
			headers: makeHeaders(page, encoding, bytes.length, source),
			facts: { method: "GET", path: url, route, cache: "hit" },
		};
		answers[source].set(bytes, answer);
		return answer;
	}
}

/** What decides the locale of an answer with a page, or `undefined` where the app is to see. */
function findLocaleSource({
	url,
	headers,
}: IncomingMessage): LocaleSource | undefined {
	if (url !== "/") return "path";
	const cookie = readPlainCookie(headers.cookie, "locale");
	if (cookie === undefined) return undefined;
	const { locale, source } = guessRootLocale(headers, cookie);
	return locale === unprefixedLocale ? source : undefined;
}

function makeHeaders(
	{ headers, etags }: KeptPage,
	encoding: KeptEncoding,
	length: number,
	source: LocaleSource,
): readonly string[] {
	const own = {
		"Server-Timing": `locale;desc="${source}", cache;desc="hit"`,
		etag: etags[encoding],
		"content-length": length,
		...(encoding === "identity" ? {} : { "content-encoding": encoding }),
	};
	return Object.entries({ ...headers, ...own }).flatMap(([name, value]) =>
		value === undefined ? [] : [name, String(value)],
	);
}
