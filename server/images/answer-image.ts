import { hash } from "node:crypto";
import type { RequestHandler, Response } from "express";
import createError from "http-errors";
import {
	listHeaders,
	readCachedHeaders,
} from "../connections/cached-headers.ts";
import { networkOf } from "../connections/client-address.ts";
import { signalGone } from "../connections/signal-gone.ts";
import { sendProblem } from "../errors/send-problem.ts";
import { BusyError } from "../queues/work-queue.ts";
import {
	createSourceFinder,
	type Source,
	type SourceOptions,
} from "./find-source.ts";
import type { ImageCache } from "./image-cache.ts";
import type { ImageMemory } from "./image-memory.ts";
import { imageSuffix } from "./list-cached.ts";
import { createImageSupply, type ImageQueues } from "./obtain-image.ts";
import { type ImageRequest, parseImageQuery } from "./parse-query.ts";
import { warnSeldom } from "./warn-seldom.ts";

export interface ImageDependencies extends SourceOptions {
	readonly cache: ImageCache;
	readonly memory: ImageMemory;
	readonly queues: ImageQueues;
}

/**
 * Serves an image at a width and quality, as WebP. Identical concurrent requests share the work;
 * when the queue is full, clients are told to retry.
 */
export function answerImage(deps: ImageDependencies): RequestHandler {
	const { hosts, memory, cache, queues } = deps;
	const findSource = createSourceFinder(deps);
	const supply = createImageSupply(cache, queues);
	const warn = warnSeldom(deps.logger);
	return async (req, res) => {
		const request = parseImageQuery(req.query, hosts);
		if (typeof request === "string") throw createError(400, request);
		const source = await findSource(request.source);
		const key = makeKey(source, request);

		const etag = `"${key.slice(0, 27)}"`;
		res.setHeader("ETag", etag);
		if (req.fresh) {
			res.statusCode = 304;
			setHeaders(res);
			return void res.end();
		}
		const gone = signalGone(res);
		const asker = { owner: networkOf(req.ip), signal: gone };
		try {
			const known = memory.get(key)?.bytes;
			const bytes = known ?? (await supply({ ...request, source, key }, asker));
			// Only once there is an image: an error must not be cached for a year.
			setHeaders(res);
			res.setHeader("Content-Length", bytes.length);
			const shared = known ? undefined : readCachedHeaders(res);
			if (shared) {
				const own = { etag, "content-length": bytes.length };
				const headers = listHeaders({ ...shared, ...own });
				memory.set(key, { status: 200, bytes, headers });
			}
			memory.link(req.url, key);
			res.end(bytes);
		} catch (error) {
			// The client has disconnected.
			if (gone.aborted) return;
			if (!(error instanceof BusyError)) throw error;
			warn("image queue is full", {
				making: queues.making.counts(),
				fetching: queues.fetching.counts(),
			});
			res.removeHeader("ETag");
			res.set(busyHeaders);
			const detail = "Too many pictures are waiting to be made.";
			sendProblem(req, res, { status: 503, detail });
		}
	};
}

const busyHeaders = {
	"Retry-After": "2",
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
};

function setHeaders(res: Response): void {
	res.setHeader("Content-Security-Policy", "default-src 'none'");
	res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
	res.setHeader("Content-Type", "image/webp");
}

function makeKey({ version }: Source, { width, quality }: ImageRequest) {
	const facts = JSON.stringify([version, width, quality]);
	return `${hash("sha256", facts, "base64url")}${imageSuffix}`;
}
