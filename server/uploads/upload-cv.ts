import { hash } from "node:crypto";
import createError from "http-errors";
import {
	type CvFacts,
	cvFormats,
	cvMediaTypes,
} from "../../shared/enquiry/enquiry-cv.ts";
import { networkOf } from "../connections/client-address.ts";
import type { Attachment } from "../enquiries/enquiry-queries.ts";
import { retrySeconds } from "../errors/describe-error.ts";
import { createWorkQueue } from "../queues/work-queue.ts";
import type { UploadedFile } from "./upload-form.ts";
import { detectFormat } from "./upload-format.ts";
import { makeFileName } from "./upload-name.ts";
import type { ScanUpload } from "./upload-scanner.ts";

/** A file that came with an enquiry. */
export interface ReceivedCv {
	/** What the rules of enquiries are checked with. */
	readonly facts: CvFacts;
	/** The same for the same content. */
	readonly hash: string;
	/** What is kept of it, when it is one of the formats. */
	readonly attachment?: Attachment;
}

/** How a file is looked at. */
export interface CvReading {
	/** Looks for viruses; nobody does if absent. */
	readonly scan?: ScanUpload | undefined;
	/** The sender's network address, by which turns are shared. */
	readonly address: string | undefined;
}

/** One after the other: looking takes the processor. */
const looking = createWorkQueue(1, 64);
/** A scanner waits, too, and one sender's files do not take all its places. */
const scanning = createWorkQueue(4, 64, 2);

/**
 * Looks at what came as a CV. Its name and its declared type decide nothing.
 *
 * @throws {HttpError} 503 when it cannot be scanned, or too many are waiting for it.
 */
export async function readCv(
	{ name, size, bytes }: UploadedFile,
	{ scan, address }: CvReading,
): Promise<ReceivedCv> {
	const owners = new Set([networkOf(address)]);
	const look = () => looking.run(() => detectFormat(bytes), undefined, owners);
	// A file that is too large has not been kept.
	const detected = bytes.length === size ? await inTime(look) : "other";
	const digest = hash("sha256", bytes, "base64url");
	const facts = { size, format: detected };
	const format = cvFormats.find((known) => known === detected);
	if (!format) return { facts, hash: digest };
	if (
		scan &&
		(await inTime(() => scanning.run(() => scan(bytes), undefined, owners)))
	)
		return { facts: { size, format: "infected" }, hash: digest };
	const mediaType = cvMediaTypes[format];
	const fileName = makeFileName(name, format);
	return { facts, hash: digest, attachment: { fileName, mediaType, bytes } };
}

/** A file that nobody has looked at is not taken, whatever has failed. */
async function inTime<Result>(look: () => Promise<Result>): Promise<Result> {
	try {
		return await look();
	} catch (cause) {
		throw createError(503, "The file cannot be looked at now.", {
			cause,
			headers: { "Retry-After": String(retrySeconds) },
		});
	}
}
