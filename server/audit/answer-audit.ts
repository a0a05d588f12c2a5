import type { Request, RequestHandler, Router } from "express";
import createError from "http-errors";
import type { i18n } from "i18next";
import type { AuditView } from "../../shared/audit-actions.ts";
import {
	auditCsvPath,
	auditFilterOf,
	auditSearch,
	readAuditQuery,
} from "../../shared/audit-query.ts";
import { localeCodes } from "../../shared/locales.ts";
import { today } from "../../shared/today.ts";
import { type CsvDescription, writeCsv } from "../desk/csv.ts";
import type { Desk } from "../desk/desk-store.ts";
import { writeTime } from "../desk/desk-view.ts";
import {
	type DeskFileDependencies,
	deskHeaders,
	guardDownload,
	recordDownload,
	sendDownload,
} from "../desk/send-download.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { requestedPage } from "../middleware/find-page.ts";
import type { PageView } from "../middleware/take-page-posts.ts";
import { requireRight } from "./actor.ts";
import type { AuditRecord } from "./audit-trail.ts";

const rowsOnPage = 100;

/** The page of the audit trail, for administrators. Its route requires sign-in. */
export function answerAudit({ desk }: { readonly desk: Desk }): PageView {
	return {
		async show(req) {
			requireRight(req, "audit");
			const data =
				req.method === "HEAD" ? {} : { audit: await readView(desk, req) };
			return { status: 200, headers: deskHeaders, data };
		},
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

/** The audit trail as a CSV file, for administrators. The download is recorded, too. */
export function answerAuditCsv(
	deps: DeskFileDependencies,
	requireSignIn: RequestHandler,
	requireRecent: RequestHandler,
): Router {
	const { desk, messages, logger } = deps;
	const router = createRouter();
	const answer: RequestHandler = async (req, res) => {
		const { locale } = requestedPage(req);
		const filter = auditFilterOf(readAuditQuery(req.target.search));
		const { person } = filter;
		// The trail keeps the filter, and must not keep just any text.
		if (person !== undefined && !(await desk.audit.people()).includes(person))
			throw createError(404, "Nobody of this name has acted.");
		const detail = auditSearch(filter).slice(1);
		await recordDownload(deps, req, "audit-export", [{ detail }]);
		await sendDownload(logger, req, res, {
			type: "text/csv; charset=utf-8",
			fileName: `audit-${today()}.csv`,
			open: () =>
				writeCsv(
					desk.audit.exportAll(filter),
					describeIn(messages.instance(locale)),
				),
		});
	};
	const refuseStaff: RequestHandler = (req, _res, next) => {
		requireRight(req, "audit");
		next();
	};
	for (const locale of localeCodes) {
		const guard = [
			...guardDownload("deskAudit", locale, requireSignIn),
			refuseStaff,
			requireRecent,
		];
		answerGet(router, auditCsvPath(locale), ...guard, answer);
	}
	return router;
}

function describeIn(
	i18n: i18n,
): CsvDescription<AuditRecord, keyof AuditRecord> {
	const t = i18n.getFixedT(i18n.language, "audit");
	return {
		headings: t("columns"),
		describe: (record) => ({
			...record,
			id: String(record.id),
			createdAt: new Date(record.createdAt).toISOString(),
			staffId: record.staffId === null ? null : String(record.staffId),
			action: t(`actions.${record.action}`),
		}),
	};
}
