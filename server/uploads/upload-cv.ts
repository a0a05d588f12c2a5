import { hash } from "node:crypto";
import createError from "http-errors";
import {
	type CvFacts,
	type CvFormat,
	cvFormats,
	cvMediaTypes,
} from "../../shared/enquiry/enquiry-cv.ts";
import { networkOf } from "../connections/client-address.ts";
import type { Attachment } from "../enquiries/enquiry-queries.ts";
import { retrySeconds } from "../errors/describe-error.ts";
import { createWorkQueue } from "../queues/work-queue.ts";
import type { UploadedFile } from "./upload-form.ts";
import { detectFormat } from "./upload-format.ts";
import type { ScanUpload } from "./upload-scanner.ts";

/** A file uploaded with an enquiry, before its inspection. */
export interface UploadedCv {
	/** Equal for equal content. */
	readonly hash: string;
	/** @throws {HttpError} 503 when scanning fails, or a queue is full or too slow. */
	inspect(): Promise<InspectedCv>;
}

export interface InspectedCv {
	/** The facts that the validation rules check. */
	readonly facts: CvFacts;
	/** The file to store, if its format is accepted. */
	readonly attachment?: Attachment;
}

/** How to inspect a file. */
interface CvReading {
	/** The virus scanner; absent if none is configured. */
	readonly scan?: ScanUpload | undefined;
	/** The sender's network address, for fair queueing. */
	readonly address: string | undefined;
	/** How long the file may wait in each queue, in milliseconds. */
	readonly waitMs?: number | undefined;
}

/**
 * Two waits of this length, with the inspection and the scan, end before the server closes a silent
 * connection, so that the sender gets an answer.
 */
const longestWaitMs = 6000;
/** One at a time, because inspection takes CPU time. */
const looking = createWorkQueue(1, 64);
/** Scanning mostly waits, and one sender's files must not take all slots. */
const scanning = createWorkQueue(4, 64, 2);

/** Prepares an uploaded CV. Inspecting it costs CPU time, so that comes after the rate limit. */
export function takeCv(file: UploadedFile, reading: CvReading): UploadedCv {
	return {
		hash: hash("sha256", file.bytes, "base64url"),
		inspect: () => inspect(file, reading),
	};
}

/** Inspects a CV. Its name and declared type are not trusted. */
async function inspect(
	{ name, size, bytes, gone }: UploadedFile,
	{ scan, address, waitMs = longestWaitMs }: CvReading,
): Promise<InspectedCv> {
	const owners = new Set([networkOf(address)]);
	// A file whose sender has gone leaves the queue: its memory no longer counts.
	const patience = () => AbortSignal.any([gone, AbortSignal.timeout(waitMs)]);
	const look = () => looking.run(() => detectFormat(bytes), patience(), owners);
	// A file over the size limit was not kept.
	const detected =
		bytes.length === size ? await orUnavailable(look, gone) : "other";
	const facts = { size, format: detected };
	const format = cvFormats.find((known) => known === detected);
	if (!format) return { facts };
	if (
		scan &&
		(await orUnavailable(
			() => scanning.run(() => scan(bytes), patience(), owners),
			gone,
		))
	)
		return { facts: { size, format: "infected" } };
	const mediaType = cvMediaTypes[format];
	const fileName = makeFileName(name, format);
	return { facts, attachment: { fileName, mediaType, bytes } };
}

/** A file that could not be inspected is refused, whatever the reason. */
async function orUnavailable<Result>(
	look: () => Promise<Result>,
	gone: AbortSignal,
): Promise<Result> {
	try {
		return await look();
	} catch (cause) {
		if (gone.aborted) throw createError(400, "The sender has gone.");
		throw createError(503, "The file cannot be looked at now.", {
			cause,
			headers: { "Retry-After": String(retrySeconds) },
		});
	}
}

const maximalLength = 120;
/** The most characters of a name to process. */
const maximalGiven = 500;

/**
 * Makes a file name that is safe to display, to put into headers and to save under: without a path,
 * control or bidirectional characters, and leading characters special to shells, file systems or
 * spreadsheets. It has at most 120 characters, and the extension of the actual format.
 */
export function makeFileName(given: string, format: CvFormat): string {
	const extension = `.${format}`;
	const name = given.split(/[/\\]/).at(-1) ?? "";
	const stem = dropExtensions(
		name
			.slice(0, maximalGiven)
			.toWellFormed()
			.normalize("NFC")
			// Browsers escape these three in forms (HTML, multipart/form-data encoding).
			.replace(/%(22|0d|0a)/gi, " ")
			.replace(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, " ")
			.replace(/\p{C}/gu, "")
			.replace(/["'`<>:|?*;&$%]/g, "_"),
	).replace(/^[\s.=+@~-]+|[\s.]+$/gu, "");
	const characters = [...stem];
	let length = extension.length;
	const kept = characters.filter((character) => {
		length += character.length;
		return length <= maximalLength;
	});
	return (kept.join("").trim() || "cv") + extension;
}

/** Removes a name's extension, and any CV extensions before it. */
function dropExtensions(name: string): string {
	const known = new RegExp(`\\.(${cvFormats.join("|")})\\s*$`, "i");
	let stem = name.replace(/\.[a-z0-9]{1,5}\s*$/i, "");
	while (known.test(stem)) stem = stem.replace(known, "");
	return stem;
}
