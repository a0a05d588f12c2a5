import { createHash } from "node:crypto";
import type { RequestHandler, Response } from "express";
import createError from "http-errors";
import {
	createSourceFinder,
	type Source,
	type SourceOptions,
} from "./find-source.ts";
import type { ImageCache } from "./image-cache.ts";
import { imageError } from "./image-error.ts";
import { makeImage } from "./make-image.ts";
import { type ImageRequest, parseImageQuery } from "./parse-query.ts";

export interface ImageDependencies extends SourceOptions {
	readonly cache: ImageCache;
}

/** Answers with a picture at a width and quality, as webp. Equal requests share one piece of work. */
export function answerImage(deps: ImageDependencies): RequestHandler {
	const findSource = createSourceFinder(deps);
	const running = new Map<string, Promise<Buffer>>();
	return async (req, res) => {
		const request = parseImageQuery(req.query, deps.hosts);
		if (typeof request === "string") throw createError(400, request);
		const source = await findSource(request.source);
		const key = makeKey(source, request);

		res.setHeader("ETag", `"${key.slice(0, 27)}"`);
		if (req.fresh) {
			res.statusCode = 304;
			setHeaders(res);
			return void res.end();
		}
		const bytes = await share(
			running,
			key,
			async () =>
				(await deps.cache.get(key)) ?? (await make(source, request, key)),
		);
		// Not before there is a picture: an error must not be kept for a year.
		setHeaders(res);
		res.setHeader("Content-Length", bytes.length);
		res.end(bytes);
	};

	async function make(
		source: Source,
		{ width, quality }: ImageRequest,
		key: string,
	): Promise<Buffer> {
		const made = await makeImage(await source.read(), width, quality);
		if (typeof made === "string") throw imageError(made);
		await deps.cache.set(key, made);
		return made;
	}
}

function setHeaders(res: Response): void {
	res.setHeader("Content-Security-Policy", "default-src 'none'");
	res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
	res.setHeader("Content-Type", "image/webp");
}

function makeKey({ version }: Source, { width, quality }: ImageRequest) {
	const hash = createHash("sha256")
		.update(JSON.stringify([version, width, quality]))
		.digest("base64url");
	return `${hash}.webp`;
}

async function share<T>(
	running: Map<string, Promise<T>>,
	key: string,
	work: () => Promise<T>,
): Promise<T> {
	const known = running.get(key);
	if (known) return known;
	const promise = work().finally(() => running.delete(key));
	running.set(key, promise);
	return promise;
}
