import { PassThrough, Readable } from "node:stream";
import type { RequestHandler } from "express";
import createError from "http-errors";
import { ZipFile } from "yazl";
import { filterOf, readDeskQuery } from "../../../shared/enquiry/desk-query.ts";
import { isReference } from "../../../shared/enquiry/enquiry.ts";
import { today } from "../../../shared/today.ts";
import { identityOf } from "../../audit/actor.ts";
import { attachmentName, tidyName } from "../content-disposition.ts";
import { resolveFilter } from "../desk-filter.ts";
import type { DeskRecord } from "../desk-record.ts";
import type { Desk } from "../desk-store.ts";
import {
	type DeskFileDependencies,
	recordDownload,
	sendDownload,
} from "../send-download.ts";
import { describePerson } from "./person-file.ts";

/** All CVs for the position in the query, of enquiries that pass its filter, in one archive. */
export function answerCvs(deps: DeskFileDependencies): RequestHandler {
	const { desk, logger } = deps;
	return async (req, res) => {
		const asked = filterOf(readDeskQuery(req.target.search));
		const filter = resolveFilter(asked, identityOf(req));
		const { position } = filter;
		if (position === undefined)
			throw createError(404, "The address has to name a position.");
		const records: DeskRecord[] = [];
		for await (const part of desk.exportAll(filter))
			records.push(...part.filter(({ attachment }) => attachment));
		if (records.length === 0)
			throw createError(404, "Nobody has sent a CV for this position.");
		const taken = records.map(({ reference }) => {
			return { reference, detail: position };
		});
		await recordDownload(deps, req, "download-cvs", taken);
		await sendDownload(logger, req, res, {
			type: "application/zip",
			fileName: `cvs-${position}-${today()}.zip`,
			open: () =>
				writeZip(records.flatMap((record) => zipAttachment(desk, record))),
		});
	};
}

/** All data stored about an enquiry's sender, for a right-of-access request. */
export function answerPerson(deps: DeskFileDependencies): RequestHandler {
	const { desk, logger } = deps;
	return async (req, res) => {
		const reference = String(req.params.reference);
		const asked = isReference(reference)
			? await desk.find(reference)
			: undefined;
		if (!asked) throw createError(404, "There is no such inquiry.");
		const person = await desk.findPerson(asked.record.email);
		const records = person.map(({ record }) => record);
		const taken = records.map(({ reference: its }) => ({ reference: its }));
		await recordDownload(deps, req, "download-person", taken);
		const cvs = records.flatMap((record) => zipAttachment(desk, record));
		const time = Date.now();
		const text = JSON.stringify(describePerson(person, time), null, "\t");
		await sendDownload(logger, req, res, {
			type: "application/zip",
			fileName: `person-${asked.record.reference}.zip`,
			open: () =>
				writeZip([
					{
						name: "person.json",
						time,
						isCompressible: true,
						read: async () => Buffer.from(`${text}\n`),
					},
					...cvs,
				]),
		});
	};
}

function zipAttachment(desk: Desk, record: DeskRecord): ZippedFile[] {
	const { attachment, reference, createdAt } = record;
	if (!attachment) return [];
	return [
		{
			name: `${reference} ${tidyName(attachmentName(attachment))}`,
			time: createdAt,
			isCompressible: false,
			async read() {
				const stored = await desk.readAttachment(reference);
				if (!stored) throw new Error("erased meanwhile");
				return stored.bytes;
			},
		},
	];
}

/** A file in an archive, read only when it is written. */
interface ZippedFile {
	/** Its path in the archive, with slashes. */
	readonly name: string;
	/** Milliseconds since 1970. */
	readonly time: number;
	/** Whether compression would make it smaller. */
	readonly isCompressible: boolean;
	/** @throws errors that abort the archive. */
	read(): Promise<Uint8Array>;
}

/** Streams an archive with one file at a time in memory. A file's error destroys the stream. */
function writeZip(files: readonly ZippedFile[]): Readable {
	const zip = new ZipFile();
	const output = new PassThrough();
	zip.on("error", (error: Error) => output.destroy(error));
	for (const { name, time, isCompressible, read } of files)
		zip.addReadStreamLazy(
			name,
			{ mtime: new Date(time), mode: 0o100600, compress: isCompressible },
			(give) => {
				// Without a listener, an error in an abandoned stream would end the process.
				const content = Readable.from(readOnce(read));
				content.on("error", (error) => output.destroy(error));
				give(null, content);
			},
		);
	zip.end();
	zip.outputStream.pipe(output);
	return output;
}

async function* readOnce(read: ZippedFile["read"]) {
	yield await read();
}
