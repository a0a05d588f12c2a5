import type { RequestListener } from "node:http";
import type { Application } from "express";
import { sendCachedAnswer } from "../connections/cached-answers.ts";
import {
	type ObserveRequest,
	type RequestFacts,
	withMethod,
} from "../log/observe-requests.ts";
import { readRequestId } from "../log/request-id.ts";
import type { ImageMemory } from "./image-memory.ts";

const route = "/_image";

export interface CachedImagesOptions {
	readonly app: Application;
	readonly memory: ImageMemory;
	readonly observe: ObserveRequest;
	/** Answers everything else. */
	readonly next: RequestListener;
}

/**
 * Answers plain requests for pictures in memory, before the app sees them; all others, among them
 * conditional ones, go on. It sends what the app has sent before, and is here for speed alone.
 */
export function answerCachedImages({
	app,
	memory,
	observe,
	next,
}: CachedImagesOptions): RequestListener {
	const facts: RequestFacts = { method: "GET", path: route, route };
	return (req, res) => {
		const { url = "", method = "" } = req;
		const image =
			url.startsWith(`${route}?`) &&
			(method === "GET" || method === "HEAD") &&
			req.headers["if-none-match"] === undefined
				? memory.find(url)
				: undefined;
		if (!image) return next(req, res);
		const requestId = readRequestId(req, app);
		observe(res, requestId, withMethod(facts, method));
		sendCachedAnswer(req, res, requestId, image);
	};
}
