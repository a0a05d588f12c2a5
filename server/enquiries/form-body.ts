import express, { type Request, type RequestHandler } from "express";
import createError from "http-errors";
import { mediaTypeOf, takeUpload, uploadType } from "../uploads/upload-form.ts";

const formType = "application/x-www-form-urlencoded";
const maximalBody = "256kb";

/** A form is posted as browsers do it; with a file only where the page's form has one. */
const requireForm: RequestHandler = (req, _res, next) => {
	const types =
		req.found?.page.id === "position" ? [formType, uploadType] : [formType];
	if (!types.includes(mediaTypeOf(req)))
		throw createError(415, `A form is posted as ${types.join(" or ")}.`);
	next();
};

/** The fields of a form that has been read; of one that is there twice, the last. */
export function postedFields(req: Request): ReadonlyMap<string, string> {
	if (req.upload) return req.upload.fields;
	return new Map(
		new URLSearchParams(typeof req.body === "string" ? req.body : ""),
	);
}

/** Reads the body of a form that was posted to its page. */
export const readBody: readonly RequestHandler[] = [
	requireForm,
	express.text({ type: formType, limit: maximalBody }),
	takeUpload,
];
