import { cvFormats, cvMediaTypes } from "../../../shared/enquiry/enquiry-cv.ts";
import type { StoredAttachment } from "../desk-store.ts";

type Attachment = Omit<StoredAttachment, "bytes">;

/** The media type that a CV is sent with: only what we take in; anything else is bytes. */
export function attachmentType(attachment: Attachment): string {
	const format = formatOf(attachment);
	return format ? cvMediaTypes[format] : "application/octet-stream";
}

/** A name that ends with what it is, whatever its sender called it. */
export function attachmentName(attachment: Attachment): string {
	const ending = `.${formatOf(attachment) ?? "bin"}`;
	const { fileName } = attachment;
	return fileName.toLowerCase().endsWith(ending)
		? fileName
		: `${fileName}${ending}`;
}

function formatOf({ mediaType }: Attachment) {
	return cvFormats.find((format) => cvMediaTypes[format] === mediaType);
}
