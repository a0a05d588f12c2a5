import type { RequestListener } from "node:http";
import type { Application } from "express";
import { sendReady } from "../connections/cached-answers.ts";
import {
	type ObserveRequest,
	type RequestFacts,
	withMethod,
} from "../log/observe-requests.ts";
import { readRequestId } from "../log/request-id.ts";
import type { ImageMemory } from "./image-memory.ts";

const route = "/_image";

export interface ReadyImagesOptions {
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
export function answerReadyImages({
	app,
	memory,
	observe,
	next,
}: ReadyImagesOptions): RequestListener {
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
		sendReady(req, res, requestId, image);
	};
}
