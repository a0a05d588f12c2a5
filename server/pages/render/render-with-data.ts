import type { Request, Response } from "express";
import type { PageData } from "../../../shared/pages/page-data.ts";
import { requestedPage } from "../../middleware/find-page.ts";
import { linkHeader } from "./document.ts";
import { readTheme } from "./read-theme.ts";
import { type PageDependencies, streamPage } from "./stream-page.ts";

/**
 * Renders the requested page with data of this one answer, so it is neither cached nor indexed.
 * Status and `Cache-Control` have been set before.
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
		search: "",
		data,
	});
}
