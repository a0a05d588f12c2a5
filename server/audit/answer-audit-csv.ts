import type { RequestHandler, Router } from "express";
import createError from "http-errors";
import type { i18n } from "i18next";
import {
	auditCsvPath,
	auditFilterOf,
	auditSearch,
	readAuditQuery,
} from "../../shared/audit-query.ts";
import { localeCodes } from "../../shared/locales.ts";
import { today } from "../../shared/today.ts";
import { type CsvDescription, writeCsv } from "../desk/csv.ts";
import { guardDownload } from "../desk/guard-download.ts";
import {
	type DeskFileDependencies,
	recordDownload,
	sendDownload,
} from "../desk/send-download.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { requireRight } from "./actor.ts";
import type { AuditRecord } from "./audit-trail.ts";

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
