import type { IncomingMessage } from "node:http";
import fresh from "fresh";
import { unprefixedLocale } from "../../../shared/locales.ts";
import type { Target } from "../../../shared/pages/canonical.ts";
import { defaultTheme, formatTheme } from "../../../shared/themes.ts";
import type {
	CachedAnswer,
	SendCachedAnswer,
} from "../../connections/cached-answers.ts";
import { listHeaders } from "../../connections/cached-headers.ts";
import type { ObserveRequest } from "../../log/observe-requests.ts";
import { type RequestFacts, withMethod } from "../../log/request-line.ts";
import {
	guessRootLocale,
	type LocaleSource,
} from "../../middleware/guess-locale.ts";
import type { FrontStep } from "../../middleware/run-in-front.ts";
import { formatServerTiming } from "../render/server-timing.ts";
import {
	type CachedPage,
	choosePageEncoding,
	type PageEncoding,
} from "./cached-page.ts";
import { type PageCache, pageKey } from "./page-cache.ts";
import { readPlainCookie } from "./plain-cookies.ts";

interface CachedPagesOptions {
	readonly pageCache: PageCache;
	readonly siteOrigin: string;
	readonly observe: ObserveRequest;
	readonly sendCachedAnswer: SendCachedAnswer;
}

/** The responses for one cached page in one encoding, by how its locale was decided. */
interface Answers {
	readonly whole: CachedAnswer;
	/** The 304 response (RFC 9110, section 15.4.5). */
	readonly unchanged: CachedAnswer;
	readonly etag: string;
	/** What its requests are logged and counted as. */
	readonly facts: RequestFacts;
}

const plainTheme = formatTheme(defaultTheme);
const nothing = Buffer.alloc(0);

/**
 * Serves cached pages to plain requests: GET or HEAD, over https if the site is, with cookies that
 * a simple pattern can read. Every other request continues to the app, which sends the same
 * response. This exists for speed alone: a cached page skips the whole pipeline.
 */
export function answerCachedPages({
	pageCache,
	siteOrigin,
	observe,
	sendCachedAnswer,
}: CachedPagesOptions): FrontStep {
	const isSecure = siteOrigin.startsWith("https:");
	// Responses are built once, because the fast sender recognizes them by identity.
	const known = new WeakMap<Buffer, Partial<Record<LocaleSource, Answers>>>();

	return (req, res) => {
		const { path } = req.target;
		const cached = find(req, req.target);
		const source = cached && findLocaleSource(req, path, siteOrigin);
		if (!source) return false;
		const encoding = choosePageEncoding(req);
		const bytes = pageCache.read(cached, encoding);
		const bySource = known.get(bytes) ?? {};
		known.set(bytes, bySource);
		bySource[source] ??= makeAnswers(path, cached, encoding, bytes, source);
		const { whole, unchanged, etag, facts } = bySource[source];
		observe(res, req.id, withMethod(facts, req.method ?? "GET"));
		const isFresh = fresh(req.headers, { etag });
		sendCachedAnswer(req, res, req.id, isFresh ? unchanged : whole);
		return true;
	};

	function find(
		{ method, headers }: IncomingMessage,
		{ path, search }: Target,
	): CachedPage | undefined {
		if (method !== "GET" && method !== "HEAD") return undefined;
		// The app redirects plain http to https.
		const { "x-forwarded-proto": protocol = "https" } = headers;
		if (isSecure && protocol !== "https") return undefined;
		const theme = readPlainCookie(headers.cookie, "theme");
		if (theme === undefined) return undefined;
		const page = pageCache.find(pageKey(path, theme || plainTheme));
		return page?.readsQuery && search !== "" ? undefined : page;
	}
}

/** What decided the locale, or `undefined` if the app must serve the request. */
function findLocaleSource(
	{ headers }: IncomingMessage,
	path: string,
	siteOrigin: string,
): LocaleSource | undefined {
	if (path !== "/") return "path";
	const cookie = readPlainCookie(headers.cookie, "locale");
	if (cookie === undefined) return undefined;
	const { locale, source } = guessRootLocale(headers, cookie, siteOrigin);
	return locale === unprefixedLocale ? source : undefined;
}

function makeAnswers(
	path: string,
	{ route, headers, etags }: CachedPage,
	encoding: PageEncoding,
	bytes: Buffer,
	source: LocaleSource,
): Answers {
	const etag = etags[encoding];
	const common = {
		...headers,
		"Server-Timing": formatServerTiming(source, "hit"),
		etag,
	};
	const ofBody = {
		"content-length": bytes.length,
		...(encoding === "identity" ? {} : { "content-encoding": encoding }),
	};
	return {
		whole: {
			status: 200,
			bytes,
			headers: listHeaders({ ...common, ...ofBody }),
		},
		unchanged: { status: 304, bytes: nothing, headers: listHeaders(common) },
		etag,
		facts: { method: "GET", path, route, cache: "hit" },
	};
}
