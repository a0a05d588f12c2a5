import type { Request, Response } from "express";
import { pageHref } from "../../../shared/pages/page-hrefs.ts";
import { routeName, routeOf } from "../../../shared/pages/page-paths.ts";
import { formatTheme } from "../../../shared/themes.ts";
import { isBot } from "../../connections/bots.ts";
import { readCachedHeaders } from "../../connections/cached-headers.ts";
import type { Edition } from "../../content/edition.ts";
import {
	type CachedPage,
	choosePageEncoding,
	encodePage,
	type PageEncoding,
} from "../cache/cached-page.ts";
import { type Flight, startFlight } from "../cache/flight.ts";
import { type PageCache, pageKey } from "../cache/page-cache.ts";
import {
	type PageDependencies,
	type PageRequest,
	setTiming,
	startPage,
} from "./stream-page.ts";

/** A page for everybody, of the edition that its entity tag was made for. */
interface SharedRequest extends PageRequest {
	readonly edition: Edition;
}

type EtagOf = (encoding: PageEncoding) => string;

/**
 * Answers from the page cache, or joins the render of the same page that is under way, or starts
 * one that others can join. Status and headers are set before.
 *
 * @param etagOf the page's strong entity tag in a coding.
 */
export async function sharePage(
	deps: PageDependencies,
	req: Request,
	res: Response,
	request: SharedRequest,
	etagOf: EtagOf,
): Promise<void> {
	const { pageCache } = deps;
	const key = pageKey(
		pageHref(request.page, request.locale),
		formatTheme(request.theme),
	);
	const cached = pageCache.find(key);
	if (cached) {
		setTiming(res, req, "hit");
		return sendCached(pageCache, cached, req, res);
	}
	if (req.method === "HEAD") {
		setTiming(res, req, "miss");
		return void res.end();
	}
	// Robots wait for the whole page, and hear of every fault in it.
	const kind = isBot(req.get("User-Agent")) ? "whole" : "";
	// One that began yesterday is yesterday's.
	const { day, id } = request.edition;
	const flightKey = `${key} ${kind} ${day} ${id}`;
	const shared = pageCache.flights.get(flightKey);
	const flight =
		shared ?? startShared(deps, req, res, request, key, flightKey, etagOf);
	flight.join(res);
	const render = await flight.started.catch((error: unknown) => {
		if (!res.destroyed) throw error;
	});
	if (!render || res.destroyed) return;
	setTiming(res, req, shared ? "follower" : "miss", render.ms);
	await flight.sendTo(res);
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

function startShared(
	deps: PageDependencies,
	req: Request,
	res: Response,
	request: SharedRequest,
	key: string,
	flightKey: string,
	etagOf: EtagOf,
): Flight {
	const { page, locale, edition } = request;
	const { flights } = deps.pageCache;
	const { isDated, query = [] } = routeOf(page);
	const expiresAt = isDated ? edition.dayEndsAt : edition.changesAt;
	const headers = readCachedHeaders(res);
	const etags = {
		br: etagOf("br"),
		gzip: etagOf("gzip"),
		identity: etagOf("identity"),
	};
	const flight = startFlight(
		(signal) => startPage(deps, req, request, signal),
		async (bytes) => {
			if (!headers) return;
			deps.pageCache.set(key, {
				route: routeName(page, locale),
				readsQuery: query.length > 0,
				startsAt: edition.dayStartsAt,
				expiresAt,
				etags,
				bodies: {
					br: await encodePage(bytes, "br"),
					gzip: await encodePage(bytes, "gzip"),
				},
				headers,
			});
		},
		() => {
			if (flights.get(flightKey) === flight) flights.delete(flightKey);
		},
	);
	flights.set(flightKey, flight);
	return flight;
}
