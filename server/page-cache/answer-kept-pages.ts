import type { IncomingMessage, RequestListener } from "node:http";
import type { Application } from "express";
import { defaultTheme, formatTheme } from "../../shared/themes.ts";
import {
	type ObserveRequest,
	type RequestFacts,
	withMethod,
} from "../metrics/observe-requests.ts";
import { type ReadyAnswer, sendReady } from "../ready-answers.ts";
import { readRequestId } from "../request-id.ts";
import {
	chooseKeptEncoding,
	type KeptEncoding,
	type KeptPage,
} from "./kept-page.ts";
import { type PageCache, pageKey } from "./page-cache.ts";

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
const serverTiming = 'locale;desc="path", cache;desc="hit"';

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
	const answers = new WeakMap<Buffer, ObservedAnswer>();

	return (req, res) => {
		const kept = find(req);
		if (!kept?.headers) return app(req, res);
		const requestId = readRequestId(req, app);
		const encoding = chooseKeptEncoding(req);
		const bytes = pageCache.read(kept, encoding);
		const answer = answers.get(bytes) ?? prepare(req, kept, encoding, bytes);
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
		const theme = readPlainTheme(headers.cookie);
		return theme === undefined
			? undefined
			: pageCache.find(pageKey(url, theme));
	}

	function prepare(
		{ url = "/" }: IncomingMessage,
		page: KeptPage,
		encoding: KeptEncoding,
		bytes: Buffer,
	): ObservedAnswer {
		const { route } = page;
		const answer: ObservedAnswer = {
			bytes,
			headers: makeHeaders(page, encoding, bytes.length),
			facts: { method: "GET", path: url, route, cache: "hit" },
		};
		answers.set(bytes, answer);
		return answer;
	}
}

/** The theme cookie's value where it can be read at a glance: `undefined` leaves it to the app. */
function readPlainTheme(cookies: string | undefined): string | undefined {
	const start = cookies?.indexOf("theme=") ?? -1;
	if (cookies === undefined || start < 0) return plainTheme;
	if (cookies.includes("theme=", start + 1)) return undefined;
	return /(?:^|; )theme=([A-Za-z.]+)(?:;|$)/.exec(cookies)?.[1];
}

function makeHeaders(
	{ headers = {}, etags }: KeptPage,
	encoding: KeptEncoding,
	length: number,
): readonly string[] {
	const own = {
		"Server-Timing": serverTiming,
		etag: etags[encoding],
		"content-length": length,
		...(encoding === "identity" ? {} : { "content-encoding": encoding }),
	};
	return Object.entries({ ...headers, ...own }).flatMap(([name, value]) =>
		value === undefined ? [] : [name, String(value)],
	);
}
