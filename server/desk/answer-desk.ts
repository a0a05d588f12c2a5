import type { Request } from "express";
import type { DeskQuery, DeskView } from "../../shared/enquiry/desk.ts";
import {
	deskSearch,
	filterOf,
	readDeskQuery,
} from "../../shared/enquiry/desk-query.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { actorOf } from "../audit/actor.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import type { PageDependencies } from "../pages/render/start-page.ts";
import type { SignIn } from "../session/sign-in.ts";
import { confirmHref } from "../staff/confirm-staff.ts";
import { requestIds } from "../tracing/trace-requests.ts";
import { actAtDesk } from "./desk-action.ts";
import {
	type DeskViewDependencies,
	describeStaff,
	readView,
	showEnquiry,
} from "./read-desk-view.ts";
import { deskHeaders } from "./send-download.ts";

interface DeskDependencies
	extends DeskViewDependencies,
		Pick<PageDependencies, "logger"> {
	readonly signIn: Pick<SignIn, "isRecent">;
}

/** The staff desk's page, which handles its own forms. Its route requires sign-in. */
export function answerDesk(deps: DeskDependencies): PageAction {
	return {
		body: { types: [formType], limit: "64kb" },
		take: (req) => takeForm(deps, req),
		show: async (req) => {
			const view = await readView(deps, req);
			return show(view.fault ? 404 : 200, view);
		},
	};
}

function show(status: number, desk: DeskView): PageAnswer {
	return { status, headers: deskHeaders, data: { desk } };
}

/** Performs a form's action: 303, or the page again with the error and everything typed. */
async function takeForm(
	deps: DeskDependencies,
	req: Request,
): Promise<PageAnswer> {
	const { desk, logger, signIn } = deps;
	const { locale } = requestedPage(req);
	const form = postedFields(req);
	const filter = filterOf(readDeskQuery(req.target.search));
	const hrefOf = (query: DeskQuery) =>
		hrefFor("desk", locale) + deskSearch({ ...filter, ...query });
	// Irreversible actions require a recent sign-in, in case a session was left open.
	if (
		form.get("action") === "erase" &&
		!(await signIn.isRecent(req.staffToken ?? ""))
	) {
		const location = confirmHref(req, hrefOf({ ref: form.get("ref") ?? "" }));
		return { headers: deskHeaders, location };
	}
	const shown = await describeStaff(deps, req);
	const { staff } = shown;
	const actor = actorOf(req);
	const outcome = await actAtDesk({ desk, actor, staff }, form);
	if ("action" in outcome) {
		const { action, reference, count } = outcome;
		// Without personal data: nothing about an erased person may remain.
		logger.info({ ...requestIds(req), action, count }, "desk");
		const location = hrefOf({
			...(reference !== undefined && { ref: reference }),
			done: action,
			...(count !== undefined && { count }),
		});
		return { headers: deskHeaders, location };
	}
	const { fault, found, typed } = outcome;
	const reference = found?.record.reference;
	if (found) await desk.audit.record([{ action: "view", actor, reference }]);
	return show(fault === "unknown" ? 404 : 422, {
		...shown,
		query: { ...filter, ...(reference !== undefined && { ref: reference }) },
		fault,
		...(found && { enquiry: showEnquiry(deps, req, found) }),
		...(typed === undefined ? {} : { typed }),
	});
}
