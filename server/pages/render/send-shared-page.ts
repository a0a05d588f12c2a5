import type { Request, Response } from "express";
import { pageHref } from "../../../shared/pages/page-hrefs.ts";
import { routeName, routeOf } from "../../../shared/pages/page-paths.ts";
import { formatTheme } from "../../../shared/themes.ts";
import { readCachedHeaders } from "../../connections/cached-headers.ts";
import { isRobot } from "../../connections/is-robot.ts";
import type { Edition } from "../../content/edition.ts";
import {
	type CachedPage,
	choosePageEncoding,
	encodePage,
	type PageEncoding,
} from "../cache/cached-page.ts";
import { type PageCache, pageKey } from "../cache/page-cache.ts";
import {
	type SharedRender,
	startSharedRender,
} from "../cache/shared-render.ts";
import { setServerTiming } from "./server-timing.ts";
import {
	type PageDependencies,
	type PageRequest,
	startPage,
} from "./start-page.ts";

/** A page for everybody, from the edition that its entity tag was made for. */
interface SharedRequest extends PageRequest {
	readonly edition: Edition;
}

type EtagOf = (encoding: PageEncoding) => string;

/**
 * Responds from the page cache, or from a shared render: the one in progress or a new one. The
 * caller sets the status and headers.
 *
 * @param etagOf the page's strong entity tag in an encoding.
 */
export async function sendSharedPage(
	deps: PageDependencies,
	req: Request,
	res: Response,
	request: SharedRequest,
	etagOf: EtagOf,
): Promise<void> {
	const { pageCache } = deps;
	const { renders } = pageCache;
	const { page, locale, theme, edition } = request;
	const key = pageKey(pageHref(page, locale), formatTheme(theme));
	const cached = pageCache.find(key);
	if (cached) {
		setServerTiming(res, req, "hit");
		return sendCached(pageCache, cached, req, res);
	}
	if (req.method === "HEAD") {
		setServerTiming(res, req, "miss");
		return void res.end();
	}
	// Robots get the whole page at once, or an error if any part failed.
	const audience = isRobot(req.get("User-Agent")) ? "robots" : "people";
	// A render that began yesterday must not be shared today.
	const renderKey = `${key} ${audience} ${edition.day} ${edition.id}`;
	const underWay = renders.get(renderKey);
	const render = underWay ?? start();
	render.join(res);
	const started = await render.started.catch((error: unknown) => {
		if (!res.destroyed) throw error;
	});
	if (!started || res.destroyed) return;
	setServerTiming(res, req, underWay ? "follower" : "miss", started.ms);
	await render.sendTo(res);

	function start(): SharedRender {
		const headers = readCachedHeaders(res);
		const render = startSharedRender(
			(signal) => startPage(deps, req, request, signal),
			async (bytes) => {
				if (headers)
					pageCache.set(key, await makeCached(request, headers, etagOf, bytes));
			},
			() => {
				if (renders.get(renderKey) === render) renders.delete(renderKey);
			},
		);
		renders.set(renderKey, render);
		return render;
	}
}

function sendCached(
	cache: PageCache,
	cached: CachedPage,
	req: Request,
	res: Response,
): void {
	const encoding = choosePageEncoding(req);
	const bytes = cache.read(cached, encoding);
	res.setHeader("ETag", cached.etags[encoding]);
	if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
	res.setHeader("Content-Length", bytes.length);
	res.end(req.method === "HEAD" ? undefined : bytes);
}

async function makeCached(
	{ page, locale, edition }: SharedRequest,
	headers: CachedPage["headers"],
	etagOf: EtagOf,
	bytes: Buffer,
): Promise<CachedPage> {
	const { isDated, query = [] } = routeOf(page);
	return {
		route: routeName(page, locale),
		readsQuery: query.length > 0,
		startsAt: edition.dayStartsAt,
		expiresAt: isDated ? edition.dayEndsAt : edition.changesAt,
		etags: {
			br: etagOf("br"),
			gzip: etagOf("gzip"),
			identity: etagOf("identity"),
		},
		bodies: {
			br: await encodePage(bytes, "br"),
			gzip: await encodePage(bytes, "gzip"),
		},
		headers,
	};
}
