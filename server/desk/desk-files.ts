import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RequestHandler } from "express";
import createError from "http-errors";
import type { Logger } from "pino";
import { filterOf, readDeskQuery } from "../../shared/enquiry/desk-query.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { cvFormats, cvMediaTypes } from "../../shared/enquiry/enquiry-cv.ts";
import type { Messages } from "../i18n.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { attachmentHeader } from "./content-disposition.ts";
import { describeInWords, writeDeskCsv } from "./desk-csv.ts";
import { setDeskHeaders } from "./desk-steps.ts";
import type { Desk, StoredAttachment } from "./desk-store.ts";
import { deskTimeZone } from "./desk-view.ts";

export interface DeskFileDependencies {
	readonly desk: Desk;
	readonly messages: Messages;
	readonly logger: Logger;
}

/** Streams the enquiries that pass the query's filter as CSV, in the language of the address. */
export function answerDeskCsv({
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
		setDeskHeaders(res);
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
export function answerDeskCv({
	desk,
	logger,
}: DeskFileDependencies): RequestHandler {
	return async (req, res) => {
		const { reference } = req.params;
		const attachment =
			typeof reference === "string" && isReference(reference)
				? await desk.readAttachment(reference)
				: undefined;
		if (!attachment) throw createError(404, "There is no such file.");
		setDeskHeaders(res);
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
