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

export interface CachedPagesOptions {
	readonly pageCache: PageCache;
	readonly siteOrigin: string;
	readonly observe: ObserveRequest;
	readonly sendCachedAnswer: SendCachedAnswer;
}

/** What a cached page is answered with in one coding. */
interface Answers {
	readonly whole: CachedAnswer;
	/** For those who have the page (RFC 9110, section 15.4.5). */
	readonly unchanged: CachedAnswer;
	readonly validators: { readonly etag: string };
	/** What its requests are logged and counted as. */
	readonly facts: RequestFacts;
}

const plainTheme = formatTheme(defaultTheme);
const nothing = Buffer.alloc(0);

/**
 * Answers plain requests for pages that are cached; all others go on to the app. It adds nothing to
 * what the app would have sent, and is here for speed alone: a cached page passes none of the steps
 * that led to it.
 */
export function answerCachedPages({
	pageCache,
	siteOrigin,
	observe,
	sendCachedAnswer,
}: CachedPagesOptions): FrontStep {
	const isSecure = siteOrigin.startsWith("https:");
	const known: Record<LocaleSource, WeakMap<Buffer, Answers>> = {
		path: new WeakMap(),
		cookie: new WeakMap(),
		"accept-language": new WeakMap(),
		default: new WeakMap(),
		site: new WeakMap(),
		bot: new WeakMap(),
	};

	return (req, res) => {
		const { path } = req.target;
		const cached = find(req, req.target);
		const source = cached && findLocaleSource(req, path, siteOrigin);
		if (!source) return false;
		const encoding = choosePageEncoding(req);
		const bytes = pageCache.read(cached, encoding);
		let answers = known[source].get(bytes);
		if (!answers) {
			answers = makeAnswers(path, cached, encoding, bytes, source);
			known[source].set(bytes, answers);
		}
		const { whole, unchanged, validators, facts } = answers;
		observe(res, req.id, withMethod(facts, req.method ?? "GET"));
		const isFresh = fresh(req.headers, validators);
		sendCachedAnswer(req, res, req.id, isFresh ? unchanged : whole);
		return true;
	};

	function find(
		{ method, headers }: IncomingMessage,
		{ path, search }: Target,
	): CachedPage | undefined {
		if (method !== "GET" && method !== "HEAD") return undefined;
		// The app leads to https what came without.
		const { "x-forwarded-proto": protocol = "https" } = headers;
		if (isSecure && protocol !== "https") return undefined;
		const theme = readPlainCookie(headers.cookie, "theme");
		if (theme === undefined) return undefined;
		const page = pageCache.find(pageKey(path, theme || plainTheme));
		return page?.readsQuery && search !== "" ? undefined : page;
	}
}

/** What decides the locale of an answer with a page, or `undefined` where the app is to see. */
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
		validators: { etag },
		facts: { method: "GET", path, route, cache: "hit" },
	};
}
