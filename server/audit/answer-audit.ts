import type { Request, RequestHandler } from "express";
import type { AuditView } from "../../shared/audit-actions.ts";
import { auditFilterOf, readAuditQuery } from "../../shared/audit-query.ts";
import type { Desk } from "../desk/desk-store.ts";
import { writeTime } from "../desk/desk-view.ts";
import { deskHeaders } from "../desk/send-download.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { renderWithData } from "../pages/render/render-with-data.ts";
import type { PageDependencies } from "../pages/render/start-page.ts";
import { requireRight } from "./actor.ts";

const rowsOnPage = 100;

/** The page of the audit trail, for administrators. Its route requires sign-in. */
export function answerAudit(
	deps: PageDependencies & { readonly desk: Desk },
): RequestHandler {
	return async (req, res, next) => {
		if (req.found?.page.id !== "deskAudit") return next();
		if (req.method !== "GET" && req.method !== "HEAD") return next();
		requireRight(req, "audit");
		const audit =
			req.method === "HEAD" ? undefined : await readView(deps.desk, req);
		res.set(deskHeaders);
		await renderWithData(deps, req, res, { ...(audit && { audit }) });
	};
}

async function readView({ audit }: Desk, req: Request): Promise<AuditView> {
	const { locale } = requestedPage(req);
	const query = readAuditQuery(req.target.search);
	const filter = auditFilterOf(query);
	const records = await audit.list(filter, query.before, rowsOnPage + 1);
	const shown = records.slice(0, rowsOnPage);
	const last = shown.at(-1);
	return {
		query,
		rows: shown.map(({ createdAt, ...row }) => ({
			...row,
			at: writeTime(createdAt, locale),
		})),
		people: await audit.people(),
		...(last &&
			records.length > shown.length && {
				older: { createdAt: last.createdAt, id: last.id },
			}),
	};
}
