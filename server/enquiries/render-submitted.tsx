import type { Request, Response } from "express";
import { SubmittedContext } from "../../client/enquiry/submitted-context.ts";
import type { SubmittedEnquiry } from "../../shared/enquiry/enquiry.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { linkHeader } from "../pages/render/document.ts";
import { readTheme } from "../pages/render/read-theme.ts";
import {
	type PageDependencies,
	streamPage,
} from "../pages/render/stream-page.ts";

/**
 * Renders the page that a form was posted to, with the form as it was. It holds what somebody has
 * typed, so it is never kept. The status has been set before.
 */
export async function renderSubmitted(
	deps: PageDependencies,
	req: Request,
	res: Response,
	submitted: SubmittedEnquiry,
): Promise<void> {
	const { page, locale } = requestedPage(req);
	res.setHeader("Content-Type", "text/html; charset=utf-8");
	res.setHeader("Content-Language", locale);
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("X-Robots-Tag", "noindex");
	res.setHeader("Link", linkHeader(locale, deps.assets));
	await streamPage(deps, req, res, {
		page,
		locale,
		theme: readTheme(req),
		search: "",
		data: { submitted },
		wrap: (tree) => (
			<SubmittedContext value={submitted}>{tree}</SubmittedContext>
		),
	});
}
