import busboy from "busboy";
import type { Request } from "express";
import createError from "http-errors";
import { maximalCvBytes } from "../../shared/enquiry/enquiry-cv.ts";
import { retrySeconds } from "../errors/describe-error.ts";

/** All text fields together, in bytes. */
export const maximalText = 256 * 1024;
/** The whole body, in bytes. Larger than a CV may be, so that its field can show the error. */
export const maximalBody = 25 * 1024 * 1024;
const maximalParts = 100;
/** The longest `Content-Type`, in characters: a long boundary would slow down the search for it. */
const maximalType = 200;

/**
 * Creates a parser for a request's form, with limits on everything it allocates.
 *
 * @throws {HttpError} 400, 413 or 415 if the headers are already unacceptable.
 */
export function openParser(req: Request): busboy.Busboy {
	if ((req.get("Content-Type") ?? "").length > maximalType) throw refusal(400);
	if (Number(req.get("Content-Length") ?? 0) > maximalBody) throw refusal(413);
	if ((req.get("Content-Encoding") ?? "identity") !== "identity")
		throw refusal(415);
	try {
		return busboy({
			headers: req.headers,
			defParamCharset: "utf8",
			limits: {
				fieldSize: maximalText,
				// One byte more, because busboy treats reaching the limit as exceeding it.
				fileSize: maximalCvBytes + 1,
				files: 1,
				fields: maximalParts,
				parts: maximalParts,
			},
		});
	} catch {
		throw refusal(400);
	}
}

const reasons = {
	400: "The form cannot be read.",
	413: "The form is too large.",
	415: "Forms are sent without a content encoding.",
	503: "Too many forms are being sent at the moment.",
};

/** An HTTP error for a form whose remaining body is not read. */
export function refusal(status: keyof typeof reasons): Error {
	return createError(status, reasons[status], {
		headers: {
			Connection: "close",
			...(status === 503 ? { "Retry-After": String(retrySeconds) } : {}),
		},
	});
}
