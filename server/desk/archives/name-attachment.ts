import { cvFormats, cvMediaTypes } from "../../../shared/enquiry/enquiry-cv.ts";
import type { StoredAttachment } from "../desk-store.ts";

type Attachment = Omit<StoredAttachment, "bytes">;

/** The media type of a CV that we accept; plain bytes for anything else. */
export function attachmentType(attachment: Attachment): string {
	const format = formatOf(attachment);
	return format ? cvMediaTypes[format] : "application/octet-stream";
}

/** The file name with the extension of its actual type, whatever the sender called it. */
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
