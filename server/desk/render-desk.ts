import type { Request, Response } from "express";
import type { DeskView } from "../../shared/enquiry/desk-record.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { linkHeader } from "../pages/render/document.ts";
import { readTheme } from "../pages/render/read-theme.ts";
import {
	type PageDependencies,
	streamPage,
} from "../pages/render/stream-page.ts";

/**
 * Renders the desk. It shows what people wrote to us, so no cache keeps it, and no search engine.
 * The status has been set before.
 */
export async function renderDesk(
	deps: PageDependencies,
	req: Request,
	res: Response,
	desk: DeskView,
): Promise<void> {
	const { page, locale } = requestedPage(req);
	setDeskHeaders(res);
	res.setHeader("Content-Type", "text/html; charset=utf-8");
	res.setHeader("Content-Language", locale);
	res.setHeader("Link", linkHeader(locale, deps.assets));
	if (req.method === "HEAD") return void res.end();
	await streamPage(deps, req, res, {
		page,
		locale,
		theme: readTheme(req),
		search: "",
		data: { desk },
	});
}

/** What every answer of the desk says: it is for nobody else, and not to be kept. */
export function setDeskHeaders(res: Response): void {
	res.setHeader("Cache-Control", "private, no-store");
	res.setHeader("X-Robots-Tag", "noindex");
}
