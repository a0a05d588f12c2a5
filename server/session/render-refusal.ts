import type { Request, Response } from "express";
import type { RefusedSignIn } from "../../shared/sign-in.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { linkHeader } from "../pages/render/document.ts";
import { readTheme } from "../pages/render/read-theme.ts";
import {
	type PageDependencies,
	streamPage,
} from "../pages/render/stream-page.ts";

/** Renders the login page with what was wrong with a sign-in. Status and headers of it are set before. */
export async function renderRefusal(
	deps: PageDependencies,
	req: Request,
	res: Response,
	{ failure, retryAfterSeconds, next }: RefusedSignIn,
): Promise<void> {
	const { page, locale } = requestedPage(req);
	res.setHeader("Content-Type", "text/html; charset=utf-8");
	res.setHeader("Content-Language", locale);
	res.setHeader("X-Robots-Tag", "noindex");
	res.setHeader("Link", linkHeader(locale, deps.assets));
	await streamPage(deps, req, res, {
		page,
		locale,
		theme: readTheme(req),
		search: "",
		data: { refusedSignIn: { failure, retryAfterSeconds, next } },
	});
}
