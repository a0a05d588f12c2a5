import { imagePath } from "../../shared/endpoints.ts";
import type { SendCachedAnswer } from "../connections/cached-answers.ts";
import type { ObserveRequest } from "../log/observe-requests.ts";
import { type RequestFacts, withMethod } from "../log/request-line.ts";
import type { FrontStep } from "../middleware/run-in-front.ts";
import type { ImageMemory } from "./image-memory.ts";

interface CachedImagesOptions {
	readonly memory: ImageMemory;
	readonly observe: ObserveRequest;
	readonly sendCachedAnswer: SendCachedAnswer;
}

/**
 * Serves images in memory to plain requests. All other requests, including conditional ones,
 * continue to the app, which sends the same response. This exists for speed alone.
 */
export function answerCachedImages({
	memory,
	observe,
	sendCachedAnswer,
}: CachedImagesOptions): FrontStep {
	const facts: RequestFacts = {
		method: "GET",
		path: imagePath,
		route: imagePath,
	};
	return (req, res) => {
		const { url = "", target, method = "", headers } = req;
		const image =
			target.path === imagePath &&
			(method === "GET" || method === "HEAD") &&
			headers["if-none-match"] === undefined
				? memory.find(url)
				: undefined;
		if (!image) return false;
		observe(res, req.id, withMethod(facts, method));
		sendCachedAnswer(req, res, req.id, image);
		return true;
	};
}
