import express, {
	type Request,
	type RequestHandler,
	type Response,
	Router,
} from "express";
import type {
	DeskList,
	DeskQuery,
	DeskView,
} from "../../shared/enquiry/desk.ts";
import {
	deskFilePaths,
	deskSearch,
	filterOf,
	readDeskQuery,
} from "../../shared/enquiry/desk-query.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { type Locale, localeCodes } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-paths.ts";
import { answerGet } from "../errors/answer-get.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign-posts.ts";
import { renderWithData } from "../pages/render/render-with-data.ts";
import type { PageDependencies } from "../pages/render/stream-page.ts";
import { actAtDesk } from "./desk-action.ts";
import { answerDeskCsv, answerDeskCv } from "./desk-files.ts";
import {
	belongToDesk,
	formType,
	refuseOtherMethods,
	requireForm,
	setDeskHeaders,
	translateStoreDown,
} from "./desk-steps.ts";
import type { Desk } from "./desk-store.ts";
import { viewEnquiry, viewList } from "./desk-view.ts";

/** Enquiries on one page of the list. */
const rowsOnPage = 50;
const maximalBody = "64kb";

type DeskDependencies = PageDependencies & { readonly desk: Desk };

/**
 * The staff desk: its page, which takes its own forms, and its files. The page's row in the route
 * table has it guarded; the files are guarded here.
 *
 * @param requireSignIn lets holders of a valid token pass, and sends others to the login page.
 */
export function answerDesk(
	deps: DeskDependencies,
	requireSignIn: RequestHandler,
): Router {
	const router = Router({ caseSensitive: true, strict: true });
	for (const locale of localeCodes) {
		const { csv, cv } = deskFilePaths(locale);
		const guardFile = [belongToDesk(locale), requireSignIn];
		router
			.route(hrefFor("desk", locale))
			.get((req, res) => showDesk(deps, req, res))
			.post(
				refuseForeignPosts(deps.siteOrigin),
				requireForm,
				express.text({ type: formType, limit: maximalBody }),
				(req, res) => takeForm(deps, req, res),
			)
			.all(refuseOtherMethods);
		answerGet(router, csv, ...guardFile, answerDeskCsv(deps));
		answerGet(router, `${cv}/:reference`, ...guardFile, answerDeskCv(deps));
	}
	router.use(translateStoreDown);
	return router;
}

async function showDesk(
	deps: DeskDependencies,
	req: Request,
	res: Response,
): Promise<void> {
	const { locale } = requestedPage(req);
	const query = readDeskQuery(req.target.search);
	const view = req.method === "HEAD" ? { query } : await read();
	if (view.fault) res.status(404);
	await show(deps, req, res, view);

	async function read(): Promise<DeskView> {
		if (query.ref === undefined)
			return { query, list: await readList(deps.desk, query, locale) };
		const found = isReference(query.ref)
			? await deps.desk.find(query.ref)
			: undefined;
		return found
			? { query, enquiry: viewEnquiry(found, locale) }
			: { query, fault: "unknown" };
	}
}

/** What people wrote to us is for nobody else. */
function show(
	deps: DeskDependencies,
	req: Request,
	res: Response,
	desk: DeskView,
): Promise<void> {
	setDeskHeaders(res);
	return renderWithData(deps, req, res, { desk });
}

async function readList(
	desk: Desk,
	query: DeskQuery,
	locale: Locale,
): Promise<DeskList> {
	const { before, after } = query;
	const filter = filterOf(query);
	const listed = await desk.list({ filter, before, after, limit: rowsOnPage });
	return viewList(listed, await desk.count(), locale);
}

/** Does what a form asks for; answers 303, or the page again with what is wrong and what was typed. */
async function takeForm(
	deps: DeskDependencies,
	req: Request,
	res: Response,
): Promise<void> {
	const { locale } = requestedPage(req);
	const form = new URLSearchParams(
		typeof req.body === "string" ? req.body : "",
	);
	const outcome = await actAtDesk(deps.desk, form);
	const filter = filterOf(readDeskQuery(req.target.search));
	if ("action" in outcome) {
		const { action, reference, erased } = outcome;
		// Without personal data: of a person who is erased, nothing is to remain.
		deps.logger.info({ requestId: req.id, action, erased }, "desk");
		const query: DeskQuery =
			erased === undefined
				? { ...filter, ref: reference, done: action }
				: { ...filter, done: action, erased };
		setDeskHeaders(res);
		res.setHeader("Location", hrefFor("desk", locale) + deskSearch(query));
		return void res.status(303).end();
	}
	const { fault, found, typed } = outcome;
	res.status(fault === "unknown" ? 404 : 422);
	await show(deps, req, res, {
		query: found ? { ...filter, ref: found.record.reference } : filter,
		fault,
		...(found ? { enquiry: viewEnquiry(found, locale) } : {}),
		...(typed === undefined ? {} : { typed }),
	});
}
