import express, { type Request, type RequestHandler } from "express";
import { takeUpload } from "../uploads/upload-form.ts";
import { refuseForeignPosts } from "./refuse-foreign.ts";
import {
	formType,
	type jsonType,
	requireType,
	type uploadType,
} from "./require-type.ts";

/** What a POST body may be. */
export interface PostBody {
	/** Its media types. */
	readonly types: readonly (
		| typeof jsonType
		| typeof formType
		| typeof uploadType
	)[];
	/** Its maximum size, such as `4kb`. Forms with a file have their own limits. */
	readonly limit: string;
}

/**
 * Reads a POST body, in the same order everywhere: 403 for posts from another site's page, 415 for
 * another media type, then the body as an object, as a form's text, or into `req.upload`.
 */
export function readPost(
	siteOrigin: string,
	{ types, limit }: PostBody,
): RequestHandler[] {
	return [
		refuseForeignPosts(siteOrigin),
		requireType(types),
		express.json({ limit }),
		express.text({ type: formType, limit }),
		takeUpload,
	];
}

/** The fields of a parsed form. The last of duplicate fields wins. */
export function postedFields(req: Request): ReadonlyMap<string, string> {
	if (req.upload) return req.upload.fields;
	return new Map(
		new URLSearchParams(typeof req.body === "string" ? req.body : ""),
	);
}
