import type { RequestHandler, Router } from "express";
import createError from "http-errors";
import {
	deskFilePaths,
	filterOf,
	readDeskQuery,
} from "../../shared/enquiry/desk-query.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { localeCodes } from "../../shared/locales.ts";
import { today } from "../../shared/today.ts";
import { identityOf } from "../audit/actor.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { answerCvs, answerPerson } from "./archives/desk-archives.ts";
import {
	attachmentHeader,
	attachmentName,
	attachmentType,
} from "./content-disposition.ts";
import { writeCsv } from "./csv.ts";
import { describeInWords } from "./desk-csv.ts";
import { describeFilter, resolveFilter } from "./desk-filter.ts";
import {
	type DeskFileDependencies,
	deskHeaders,
	guardDownload,
	recordDownload,
	sendDownload,
} from "./send-download.ts";

/**
 * The staff desk's downloads: the list, CVs, and archives. They have no routes in the route table,
 * so they are guarded here.
 *
 * @param requireRecent requires a recent sign-in, for downloads of a person's whole data, or of
 * everything.
 */
export function answerDeskFiles(
	deps: DeskFileDependencies,
	requireSignIn: RequestHandler,
	requireRecent: RequestHandler,
): Router {
	const router = createRouter();
	for (const locale of localeCodes) {
		const paths = deskFilePaths(locale);
		const guard = guardDownload("desk", locale, requireSignIn);
		answerGet(router, paths.csv, ...guard, requireRecent, answerCsv(deps));
		answerGet(router, paths.cvs, ...guard, requireRecent, answerCvs(deps));
		answerGet(router, `${paths.cv}/:reference`, ...guard, answerCv(deps));
		const person = `${paths.person}/:reference`;
		answerGet(router, person, ...guard, requireRecent, answerPerson(deps));
	}
	return router;
}

/** Streams the enquiries that pass the query's filter as CSV, in the path's locale. */
function answerCsv(deps: DeskFileDependencies): RequestHandler {
	const { desk, messages, logger } = deps;
	return async (req, res) => {
		const { locale } = requestedPage(req);
		const asked = filterOf(readDeskQuery(req.target.search));
		const filter = resolveFilter(asked, identityOf(req));
		const parts = desk.exportAll(filter);
		// Before the headers, so that an unavailable database becomes an error response.
		const first = await parts.next();
		await recordDownload(deps, req, "export", [
			{ detail: describeFilter(filter) },
		]);
		await sendDownload(logger, req, res, {
			type: "text/csv; charset=utf-8",
			fileName: `enquiries-${today()}.csv`,
			open: () =>
				writeCsv(
					resume(first, parts),
					describeInWords(messages.instance(locale)),
				),
		});
	};
}

/** Downloads a CV. It is never displayed, because its content is untrusted. */
function answerCv(deps: DeskFileDependencies): RequestHandler {
	return async (req, res) => {
		const reference = String(req.params.reference);
		const attachment = isReference(reference)
			? await deps.desk.readAttachment(reference)
			: undefined;
		if (!attachment) throw createError(404, "There is no such file.");
		await recordDownload(deps, req, "download-cv", [{ reference }]);
		res.set(deskHeaders);
		// Not recorded, so the file's name and size are not told either.
		if (req.method === "HEAD") return void res.end();
		res.setHeader("Content-Type", attachmentType(attachment));
		res.setHeader("Content-Length", attachment.bytes.byteLength);
		res.setHeader(
			"Content-Disposition",
			attachmentHeader(attachmentName(attachment)),
		);
		res.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
		res.end(attachment.bytes);
	};
}

async function* resume<Part>(
	first: IteratorResult<Part>,
	rest: AsyncGenerator<Part>,
): AsyncGenerator<Part> {
	if (first.done) return;
	yield first.value;
	yield* rest;
}
