import { hash, timingSafeEqual } from "node:crypto";
import type { RequestHandler, Router } from "express";
import createError from "http-errors";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import type { Metrics } from "./metrics.ts";

/** Serves all metrics in Prometheus' text format. Without a token, the endpoint does not exist. */
export function answerMetrics(
	token: string | undefined,
	metrics: Metrics,
): Router {
	const router = createRouter();
	if (token) answerGet(router, "/metrics", showMetrics(token, metrics));
	return router;
}

/** Requires the bearer token (RFC 6750). */
function showMetrics(token: string, metrics: Metrics): RequestHandler {
	const expected = digest(token);
	return async (req, res) => {
		res.setHeader("Cache-Control", "no-store");
		const given = /^Bearer +(\S+) *$/i.exec(
			req.get("Authorization") ?? "",
		)?.[1];
		if (given === undefined) throw unauthorized("");
		// Digests have equal lengths, so the comparison takes constant time.
		if (!timingSafeEqual(digest(given), expected))
			throw unauthorized(', error="invalid_token"');
		res.setHeader("Content-Type", metrics.contentType);
		res.send(await metrics.render());
	};
}

function digest(token: string): Buffer {
	return hash("sha256", token, "buffer");
}

function unauthorized(reason: string): Error {
	return createError(401, "Unauthorized", {
		headers: { "WWW-Authenticate": `Bearer realm="metrics"${reason}` },
	});
}
