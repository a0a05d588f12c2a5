import type { RequestHandler, Router } from "express";
import type { i18n } from "i18next";
import {
	auditCsvPath,
	auditFilterOf,
	auditSearch,
	readAuditQuery,
} from "../../shared/audit-query.ts";
import { localeCodes } from "../../shared/locales.ts";
import { today } from "../../shared/today.ts";
import { belongToPage } from "../desk/belong-to-page.ts";
import { byteOrderMark, csvLine } from "../desk/csv.ts";
import {
	type DeskFileDependencies,
	recordDownload,
	sendDownload,
} from "../desk/send-download.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { requireAdministrator } from "./actor.ts";
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
		const detail = auditSearch(filter).slice(1);
		await recordDownload(deps, req, "audit-export", [{ detail }]);
		await sendDownload(logger, req, res, {
			type: "text/csv; charset=utf-8",
			fileName: `audit-${today()}.csv`,
			open: () =>
				writeCsv(desk.audit.exportAll(filter), messages.instance(locale)),
		});
	};
	const refuseStaff: RequestHandler = (req, _res, next) => {
		requireAdministrator(req);
		next();
	};
	for (const locale of localeCodes) {
		const guard = [
			belongToPage("deskAudit", locale),
			requireSignIn,
			refuseStaff,
			requireRecent,
		];
		answerGet(router, auditCsvPath(locale), ...guard, answer);
	}
	return router;
}

/** The column of each member of an entry, in order. */
const columnOf = {
	id: "id",
	createdAt: "createdAt",
	staffId: "staffId",
	staffName: "staffName",
	action: "action",
	reference: "reference",
	detail: "detail",
	address: "address",
} as const satisfies { readonly [Name in keyof AuditRecord]: Name };

const columns = Object.values(columnOf);

type Cells = Readonly<Record<keyof AuditRecord, string | null>>;

async function* writeCsv(
	parts: AsyncIterable<readonly AuditRecord[]>,
	i18n: i18n,
): AsyncGenerator<string, void> {
	const t = i18n.getFixedT(i18n.language, "audit");
	const headings: Cells = t("columns");
	const write = (cells: Cells) => csvLine(columns.map((name) => cells[name]));
	yield byteOrderMark + write(headings);
	for await (const records of parts)
		yield records
			.map((record) =>
				write({
					...record,
					id: String(record.id),
					createdAt: new Date(record.createdAt).toISOString(),
					staffId: record.staffId === null ? null : String(record.staffId),
					action: t(`actions.${record.action}`),
				}),
			)
			.join("");
}
