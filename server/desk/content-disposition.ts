import { cvFormats, cvMediaTypes } from "../../shared/enquiry/enquiry-cv.ts";
import type { StoredAttachment } from "./desk-store.ts";

/**
 * A `Content-Disposition` header (RFC 6266) that downloads a file under a name: in ASCII for old
 * clients, and in full (RFC 8187). The name cannot break out of the header, contain a path, or
 * reverse its direction of text.
 */
export function attachmentHeader(fileName: string): string {
	const name = tidyName(fileName);
	const plain = name.replace(/[^A-Za-z0-9 ._-]/g, "_");
	const full = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** In characters. Longer names are cut. */
const maximalLength = 100;

/**
 * The last part of a path, without invisible characters, those that file systems reject, and
 * beginnings that are special to them, to shells or to spreadsheets.
 */
export function tidyName(fileName: string): string {
	const base = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? "";
	const shown = base
		.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
		.replace(/[<>:"|?*%]/g, "_");
	// Cut first: anything may follow a cut.
	const cut = [...shown].slice(-maximalLength).join("");
	return cut.replace(/^[\s.=+@~-]+|[\s.]+$/g, "") || "file";
}

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
