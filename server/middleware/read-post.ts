import express, { type Request, type RequestHandler } from "express";
import { takeUpload } from "../uploads/upload-form.ts";
import { refuseForeignPosts } from "./refuse-foreign-posts.ts";
import {
	formType,
	type jsonType,
	requireType,
	type uploadType,
} from "./require-type.ts";

/** What a post's body may be. */
export interface PostBody {
	/** Its media types. */
	readonly types: readonly (
		| typeof jsonType
		| typeof formType
		| typeof uploadType
	)[];
	/** Its size at most, as in `4kb`; a form with a file has bounds of its own. */
	readonly limit: string;
}

/**
 * Reads a post, in the order that all posts have: 403 for one from another site's page, 415 for
 * another media type, then the body, as an object, as the text of a form, or into `req.upload`.
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

/** The fields of a form that has been read; of one that is there twice, the last. */
export function postedFields(req: Request): ReadonlyMap<string, string> {
	if (req.upload) return req.upload.fields;
	return new Map(
		new URLSearchParams(typeof req.body === "string" ? req.body : ""),
	);
}
