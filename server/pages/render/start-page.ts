import type { Request } from "express";
import type { Logger } from "pino";
import type { ReactNode } from "react";
import { pageHydration } from "../../../client/pages/page-hydration.ts";
import type { Locale } from "../../../shared/locales.ts";
import type { MessageTree, PageData } from "../../../shared/pages/page-data.ts";
import {
	commonNamespace,
	selectMessages,
} from "../../../shared/pages/page-messages.ts";
import {
	type Page,
	routeName,
	routeOf,
} from "../../../shared/pages/page-paths.ts";
import type { Theme } from "../../../shared/themes.ts";
import type { Config } from "../../config/config.ts";
import { isRobot } from "../../connections/is-robot.ts";
import type { Editions } from "../../content/edition.ts";
import type { AssetManifest } from "../../files/asset-manifest.ts";
import type { Messages } from "../../i18n.ts";
import type { Metrics } from "../../log/metrics.ts";
import { requestIds } from "../../tracing/trace-requests.ts";
import type { PageCache } from "../cache/page-cache.ts";
import type { StartedRender } from "../cache/shared-render.ts";
import type { MakeDocument } from "./document.ts";
import { DocumentStream } from "./document-stream.ts";
import { startRender } from "./start-render.ts";

export interface PageDependencies {
	readonly config: Pick<
		Config,
		"apiBaseUrl" | "guardExemptPaths" | "staffPasswordHash"
	>;
	readonly siteOrigin: string;
	readonly assets: AssetManifest;
	/** The messages that are public now. A response reads those of its request's edition instead. */
	readonly messages: Messages;
	readonly editions: Editions;
	readonly makeDocument: MakeDocument;
	readonly makeTree: (options: TreeOptions) => ReactNode;
	readonly renderDeadlineMs: number;
	readonly pageCache: PageCache;
	readonly metrics: Pick<Metrics, "observeRender">;
	readonly logger: Logger;
}

/** The parameters of a page's React tree. */
export interface TreeOptions {
	readonly page: Page;
	readonly locale: Locale;
	/** The query string with its `?`, reduced to the parameters that the page reads. */
	readonly search: string;
	/** The date in the firm's time zone, such as `2026-11-21`. */
	readonly today: string;
	/** The data that the page's HTML carries to the browser, for pages that read it. */
	readonly data?: PageData;
	readonly messages: Messages;
}

/** A page to render for one request. */
export interface PageRequest {
	readonly page: Page;
	readonly locale: Locale;
	readonly theme: Theme;
	readonly search: string;
	/** Further page data. */
	readonly data?: Partial<PageData>;
}

/**
 * Starts to render a page and resolves when its document can be sent.
 *
 * @param signal aborts the render.
 */
export async function startPage(
	deps: PageDependencies,
	req: Request,
	request: PageRequest,
	signal: AbortSignal,
): Promise<StartedRender> {
	const { page, locale, theme, search } = request;
	const { logger, siteOrigin, assets } = deps;
	const start = performance.now();
	const edition = req.edition ?? deps.editions.current();
	const { messages, day } = edition;
	const read = (namespace: string) => messages.read(locale, namespace);
	const data: PageData = {
		buildId: assets.buildId,
		siteOrigin,
		guardExemptPaths: deps.config.guardExemptPaths,
		locale,
		...(deps.config.apiBaseUrl && { apiBaseUrl: deps.config.apiBaseUrl }),
		...(deps.config.staffPasswordHash && { isSignInSetUp: true }),
		...(routeOf(page).isDated ? { today: day } : {}),
		...carryMessages(page, read),
		...request.data,
	};
	const tree = deps.makeTree({
		page,
		locale,
		search,
		today: day,
		data,
		messages,
	});
	let isWhole = true;
	const stream = await startRender(tree, {
		complete: isRobot(req.get("User-Agent")),
		deadlineMs: deps.renderDeadlineMs,
		signal,
		onPartError(error) {
			isWhole = false;
			logger.error(
				{ err: error, ...requestIds(req), route: routeName(page, locale) },
				"part of a page failed",
			);
		},
	});
	// Create it only after React is done: objects that wait meanwhile survive two garbage collections
	// and are promoted to the old generation.
	const document = deps.makeDocument({ page, locale, theme, edition, data });
	return {
		ms: performance.now() - start,
		isWhole: () => isWhole,
		pipe(target) {
			target.once("finish", () =>
				deps.metrics.observeRender((performance.now() - start) / 1000),
			);
			stream.pipe(new DocumentStream(target, document));
		},
	};
}

/**
 * The messages in a page's HTML. Pages that are not hydrated carry none of their own: a later
 * client-side navigation loads them with the page's chunk.
 */
function carryMessages(page: Page, read: (namespace: string) => MessageTree) {
	if (pageHydration[routeOf(page).page]) return selectMessages(page, read);
	return {
		messages: { [commonNamespace]: read(commonNamespace) },
		complete: [commonNamespace],
	};
}
