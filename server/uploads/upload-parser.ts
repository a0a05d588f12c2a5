import busboy from "busboy";
import type { Request } from "express";
import createError from "http-errors";
import { maximalCvBytes } from "../../shared/enquiry/enquiry-cv.ts";
import { retrySeconds } from "../errors/describe-error.ts";

/** All text fields together. */
export const maximalText = 256 * 1024;
/** All that is read, so that one is told of a file that is too large beside its field. */
export const maximalBody = 25 * 1024 * 1024;
const maximalParts = 100;
/** Of the header that names the boundary: a long one would make the search for it slow. */
const maximalType = 200;

/**
 * A parser for a request's form, with bounds on all that it makes.
 *
 * @throws {HttpError} 400, 413 or 415 when the headers already tell that it will not do.
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
				// One more than is taken, for the parser takes its bound for an excess.
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

/** An error that refuses a form whose rest is not read. */
export function refusal(status: keyof typeof reasons): Error {
	return createError(status, reasons[status], {
		headers: {
			Connection: "close",
			...(status === 503 ? { "Retry-After": String(retrySeconds) } : {}),
		},
	});
}
