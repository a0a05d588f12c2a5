import type { Request, Response } from "express";
import type { PageData } from "../../../shared/pages/page-data.ts";
import { routeOf } from "../../../shared/pages/page-paths.ts";
import { relevantSearch } from "../../../shared/pages/page-search.ts";
import { signalGone } from "../../connections/signal-gone.ts";
import { requestedPage } from "../../middleware/find-page.ts";
import { linkHeader } from "./document.ts";
import { readTheme } from "./read-theme.ts";
import { setServerTiming } from "./server-timing.ts";
import {
	type PageDependencies,
	type PageRequest,
	startPage,
} from "./start-page.ts";

/** Renders a page and streams it into the response. The caller sets the status and headers. */
export async function streamPage(
	deps: PageDependencies,
	req: Request,
	res: Response,
	request: PageRequest,
): Promise<void> {
	// The client left while the page's data were read. Nothing would end the compression of its page.
	if (res.destroyed) return;
	const gone = signalGone(res);
	const render = await startPage(deps, req, request, gone).catch(
		(error: unknown) => {
			if (!gone.aborted) throw error;
		},
	);
	// The client has disconnected.
	if (!render) return;
	setServerTiming(res, req, "bypass", render.ms);
	render.pipe(res);
}

/**
 * Renders the requested page with data for this one response, so it is neither cached nor indexed.
 * The caller sets the status and `Cache-Control`.
 */
export async function renderWithData(
	deps: PageDependencies,
	req: Request,
	res: Response,
	data: Partial<PageData>,
): Promise<void> {
	const { page, locale } = requestedPage(req);
	res.setHeader("Content-Type", "text/html; charset=utf-8");
	res.setHeader("Content-Language", locale);
	res.setHeader("X-Robots-Tag", "noindex");
	res.setHeader("Link", linkHeader(locale, deps.assets));
	if (req.method === "HEAD") return void res.end();
	await streamPage(deps, req, res, {
		page,
		locale,
		theme: readTheme(req),
		// The response to a form post depends on the form, not on the query of the URL it was posted to.
		search: req.method === "GET" ? relevantSearch(page, req.target.search) : "",
		data: routeOf(page).isPrivate ? { ...data, staff: req.staff } : data,
	});
}
