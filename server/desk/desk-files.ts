import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type RequestHandler, Router } from "express";
import createError from "http-errors";
import type { Logger } from "pino";
import {
	deskFilePaths,
	filterOf,
	readDeskQuery,
} from "../../shared/enquiry/desk-query.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { cvFormats, cvMediaTypes } from "../../shared/enquiry/enquiry-cv.ts";
import { type Locale, localeCodes } from "../../shared/locales.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { answerGet } from "../errors/answer-get.ts";
import type { Messages } from "../i18n.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { attachmentHeader } from "./content-disposition.ts";
import { describeInWords, writeDeskCsv } from "./desk-csv.ts";
import type { Desk, StoredAttachment } from "./desk-store.ts";
import { deskTimeZone } from "./desk-view.ts";

interface DeskFileDependencies {
	readonly desk: Desk;
	readonly messages: Messages;
	readonly logger: Logger;
}

/** What every answer of the desk says: it is for nobody else, and not to be kept. */
export const deskHeaders = {
	"Cache-Control": "private, no-store",
	"X-Robots-Tag": "noindex",
};

/**
 * The files of the staff desk: the list, and CVs. No row of the route table has them guarded.
 *
 * @param requireSignIn lets holders of a valid token pass, and sends others to the login page.
 */
export function answerDeskFiles(
	deps: DeskFileDependencies,
	requireSignIn: RequestHandler,
): Router {
	const router = Router({ caseSensitive: true, strict: true });
	for (const locale of localeCodes) {
		const { csv, cv } = deskFilePaths(locale);
		const guard = [belongToDesk(locale), requireSignIn];
		answerGet(router, csv, ...guard, answerCsv(deps));
		answerGet(router, `${cv}/:reference`, ...guard, answerCv(deps));
	}
	return router;
}

/** Tells the steps that follow whose file it is, and in which language. */
function belongToDesk(locale: Locale): RequestHandler {
	const found = { page: pageOf("desk"), locale };
	return (req, _res, next) => {
		req.found = found;
		next();
	};
}

/** Streams the enquiries that pass the query's filter as CSV, in the language of the address. */
function answerCsv({
	desk,
	messages,
	logger,
}: DeskFileDependencies): RequestHandler {
	return async (req, res) => {
		const { locale } = requestedPage(req);
		const filter = filterOf(readDeskQuery(req.target.search));
		const parts = desk.exportAll(filter);
		// Before the headers, so that a database that is down is told as such.
		const first = await parts.next();
		const lines = writeDeskCsv(
			resume(first, parts),
			describeInWords(messages.instance(locale)),
		);
		const day = new Intl.DateTimeFormat("sv-SE", { timeZone: deskTimeZone });
		res.set(deskHeaders);
		res.setHeader("Content-Type", "text/csv; charset=utf-8");
		res.setHeader(
			"Content-Disposition",
			attachmentHeader(`enquiries-${day.format(Date.now())}.csv`),
		);
		if (req.method === "HEAD") return void res.end();
		logger.info({ requestId: req.id, action: "export" }, "desk");
		try {
			await pipeline(Readable.from(lines), res);
		} catch (error) {
			// Half a file is broken off, so that nobody takes it for the whole.
			if (!req.socket.destroyed)
				logger.error({ err: error, requestId: req.id }, "export broken off");
			res.destroy();
		}
	};
}

/** Has a CV saved, never shown: what is in it is its sender's. */
function answerCv({ desk, logger }: DeskFileDependencies): RequestHandler {
	return async (req, res) => {
		const { reference } = req.params;
		const attachment =
			typeof reference === "string" && isReference(reference)
				? await desk.readAttachment(reference)
				: undefined;
		if (!attachment) throw createError(404, "There is no such file.");
		res.set(deskHeaders);
		res.setHeader("Content-Type", typeOf(attachment));
		res.setHeader("Content-Length", attachment.bytes.byteLength);
		res.setHeader("Content-Disposition", attachmentHeader(nameOf(attachment)));
		res.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
		if (req.method === "HEAD") return void res.end();
		logger.info({ requestId: req.id, action: "download" }, "desk");
		res.end(attachment.bytes);
	};
}

function formatOf({ mediaType }: StoredAttachment) {
	return cvFormats.find((format) => cvMediaTypes[format] === mediaType);
}

/** Only what we take in; anything else is bytes. */
function typeOf(attachment: StoredAttachment): string {
	const format = formatOf(attachment);
	return format ? cvMediaTypes[format] : "application/octet-stream";
}

/** Ends with what it is, whatever its sender called it. */
function nameOf(attachment: StoredAttachment): string {
	const ending = `.${formatOf(attachment) ?? "bin"}`;
	const { fileName } = attachment;
	return fileName.toLowerCase().endsWith(ending)
		? fileName
		: `${fileName}${ending}`;
}

async function* resume<Part>(
	first: IteratorResult<Part>,
	rest: AsyncGenerator<Part>,
): AsyncGenerator<Part> {
	if (first.done) return;
	yield first.value;
	yield* rest;
}
