import type { Request } from "express";
import type { DeskQuery, DeskView } from "../../shared/enquiry/desk.ts";
import {
	deskSearch,
	filterOf,
	readDeskQuery,
} from "../../shared/enquiry/desk-query.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { hrefFor } from "../../shared/pages/page-paths.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import type { PageDependencies } from "../pages/render/stream-page.ts";
import { actAtDesk } from "./desk-action.ts";
import { deskHeaders } from "./desk-files.ts";
import type { Desk } from "./desk-store.ts";
import { viewEnquiry, viewList } from "./desk-view.ts";

/** Enquiries on one page of the list. */
const rowsOnPage = 50;

interface DeskDependencies extends Pick<PageDependencies, "logger"> {
	readonly desk: Desk;
}

/** The page of the staff desk, which takes its own forms. Its row in the route table has it guarded. */
export function answerDesk(deps: DeskDependencies): PageAction {
	return {
		body: { types: [formType], limit: "64kb" },
		take: (req) => takeForm(deps, req),
		show: async (req) => {
			const view = await readView(deps.desk, req);
			return show(view.fault ? 404 : 200, view);
		},
	};
}

async function readView(desk: Desk, req: Request): Promise<DeskView> {
	const { locale } = requestedPage(req);
	const query = readDeskQuery(req.target.search);
	if (req.method === "HEAD") return { query };
	const { ref, before, after } = query;
	if (ref === undefined) {
		const filter = filterOf(query);
		const limit = rowsOnPage;
		const listed = await desk.list({ filter, before, after, limit });
		return { query, list: viewList(listed, await desk.count(), locale) };
	}
	const found = isReference(ref) ? await desk.find(ref) : undefined;
	return found
		? { query, enquiry: viewEnquiry(found, locale) }
		: { query, fault: "unknown" };
}

function show(status: number, desk: DeskView): PageAnswer {
	return { status, headers: deskHeaders, data: { desk } };
}

/** Does what a form asks for; answers 303, or the page again with what is wrong and what was typed. */
async function takeForm(
	{ desk, logger }: DeskDependencies,
	req: Request,
): Promise<PageAnswer> {
	const { locale } = requestedPage(req);
	const outcome = await actAtDesk(desk, postedFields(req));
	const filter = filterOf(readDeskQuery(req.target.search));
	if ("action" in outcome) {
		const { action, reference, erased } = outcome;
		// Without personal data: of a person who is erased, nothing is to remain.
		logger.info({ requestId: req.id, action, erased }, "desk");
		const query: DeskQuery =
			erased === undefined
				? { ...filter, ref: reference, done: action }
				: { ...filter, done: action, erased };
		return {
			headers: deskHeaders,
			location: hrefFor("desk", locale) + deskSearch(query),
		};
	}
	const { fault, found, typed } = outcome;
	return show(fault === "unknown" ? 404 : 422, {
		query: found ? { ...filter, ref: found.record.reference } : filter,
		fault,
		...(found ? { enquiry: viewEnquiry(found, locale) } : {}),
		...(typed === undefined ? {} : { typed }),
	});
}
