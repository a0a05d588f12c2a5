import { createHash } from "node:crypto";
import {
	type CvFacts,
	cvFormats,
	cvMediaTypes,
} from "../../shared/enquiry/enquiry-cv.ts";
import type { Attachment } from "../enquiries/enquiry-queries.ts";
import type { UploadedFile } from "./upload-form.ts";
import { detectFormat } from "./upload-format.ts";
import { makeFileName } from "./upload-name.ts";

/** A file that came with an enquiry. */
export interface ReceivedCv {
	/** What the rules of enquiries are checked with. */
	readonly facts: CvFacts;
	/** The same for the same content. */
	readonly hash: string;
	/** What is kept of it, when it is one of the formats. */
	readonly attachment?: Attachment;
}

/** Looks at what came as a CV. Its name and its declared type decide nothing. */
export async function readCv({
	name,
	size,
	bytes,
}: UploadedFile): Promise<ReceivedCv> {
	// A file that is too large has not been kept.
	const detected = bytes.length === size ? await detectFormat(bytes) : "other";
	const hash = createHash("sha256").update(bytes).digest("base64url");
	const facts = { size, format: detected };
	const format = cvFormats.find((known) => known === detected);
	if (!format) return { facts, hash };
	const mediaType = cvMediaTypes[format];
	const fileName = makeFileName(name, format);
	return { facts, hash, attachment: { fileName, mediaType, bytes } };
}
