import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { ReactNode } from "react";
import type { PageComponents } from "../../client/pages/page-loaders.ts";
import { describePage } from "../../shared/head.ts";
import type { Locale } from "../../shared/locales.ts";
import { selectMessages } from "../../shared/page-messages.ts";
import { type Page, routeName, routeOf } from "../../shared/page-paths.ts";
import { parseTheme, type Theme, themeCookie } from "../../shared/themes.ts";
import type { AssetManifest } from "../asset-manifest.ts";
import { isBot } from "../bots.ts";
import { chooseEncoding } from "../content-encoding.ts";
import type { Messages } from "../i18n.ts";
import { type Document, type DocumentOptions, linkHeader } from "./document.ts";
import { DocumentStream } from "./document-stream.ts";
import { pageEtag } from "./page-etag.ts";
import { startRender } from "./start-render.ts";

export interface PageDependencies {
	readonly siteOrigin: string;
	readonly assets: AssetManifest;
	readonly messages: Messages;
	readonly components: PageComponents;
	readonly makeDocument: (options: DocumentOptions) => Document;
	readonly makeTree: (options: TreeOptions) => ReactNode;
	readonly renderDeadlineMs: number;
	readonly logger: Logger;
}

/** What a page's React tree is made from. */
export interface TreeOptions {
	readonly page: Page;
	readonly locale: Locale;
	/** The query string with its `?`, of the parameters that the page reads. */
	readonly search: string;
	readonly messages: Messages;
	readonly components: PageComponents;
}

/** Answers with the requested page: headers at once, then React's stream. */
export function renderPages(deps: PageDependencies): RequestHandler {
	return async (req, res, next) => {
		const { found } = req;
		if (!found || (req.method !== "GET" && req.method !== "HEAD"))
			return next();
		const { page, locale } = found;
		const theme = parseTheme(readCookie(req, themeCookie));
		const search = relevantSearch(page, req.target.search);

		res.vary("Cookie");
		res.vary("Accept-Encoding");
		res.setHeader("Content-Type", "text/html; charset=utf-8");
		res.setHeader("Content-Language", locale);
		res.setHeader(
			"Cache-Control",
			req.localeSource ? "private, no-cache" : "no-cache",
		);
		res.setHeader("Link", linkHeader(page, deps.assets));
		if (routeOf(page).noindex) res.setHeader("X-Robots-Tag", "noindex");
		const state = [page.path, locale, theme.name, theme.mode ?? "", search];
		res.setHeader(
			"ETag",
			pageEtag([
				deps.assets.buildId,
				deps.siteOrigin,
				chooseEncoding(req),
				...state,
			]),
		);
		if (req.fresh) {
			res.statusCode = 304;
			setTiming(res, req);
			return void res.end();
		}
		if (req.method === "HEAD") {
			setTiming(res, req);
			return void res.end();
		}
		await streamPage(deps, req, res, { page, locale, theme, search });
	};
}

async function streamPage(
	deps: PageDependencies,
	req: Request,
	res: Response,
	request: { page: Page; locale: Locale; theme: Theme; search: string },
): Promise<void> {
	const { page, locale, theme, search } = request;
	const { logger, messages } = deps;
	const start = performance.now();
	const { siteOrigin, assets } = deps;
	const read = (namespace: string) => messages.read(locale, namespace);
	const document = deps.makeDocument({
		page,
		locale,
		theme,
		assets,
		head: describePage(page, locale, siteOrigin, read),
		data: {
			buildId: assets.buildId,
			siteOrigin,
			locale,
			...selectMessages(page, read),
		},
	});
	const gone = new AbortController();
	res.on("close", () => gone.abort());
	const tree = deps.makeTree({
		page,
		locale,
		search,
		messages,
		components: deps.components,
	});
	const stream = await startRender(tree, {
		complete: isBot(req.get("User-Agent")),
		deadlineMs: deps.renderDeadlineMs,
		signal: gone.signal,
		onLateError: (error) =>
			logger.error(
				{ err: error, requestId: req.id, route: routeName(page, locale) },
				"late render error",
			),
	}).catch((error: unknown) => {
		if (!gone.signal.aborted) throw error;
	});
	// Nobody is left to answer.
	if (!stream) return;
	setTiming(res, req, performance.now() - start);
	stream.pipe(new DocumentStream(res, document));
}

function readCookie(req: Request, name: string): string | undefined {
	const value: unknown = req.cookies?.[name];
	return typeof value === "string" ? value : undefined;
}

/** The part of a query string that changes the page: the parameters that its row names. */
function relevantSearch(page: Page, search: string): string {
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams();
	for (const name of routeOf(page).query ?? []) {
		const value = given.get(name);
		if (value !== null) kept.set(name, value.slice(0, 64));
	}
	const text = kept.toString();
	return text === "" ? "" : `?${text}`;
}

function setTiming(res: Response, req: Request, renderMs?: number): void {
	const metrics = [
		`locale;desc="${req.localeSource ?? "path"}"`,
		'cache;desc="bypass"',
		...(renderMs === undefined ? [] : [`render;dur=${renderMs.toFixed(1)}`]),
	];
	res.setHeader("Server-Timing", metrics.join(", "));
}
