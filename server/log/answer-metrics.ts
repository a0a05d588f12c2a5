import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import createError from "http-errors";
import type { Metrics } from "./metrics.ts";

/** Answers with all numbers in Prometheus' text format, to who shows the token (RFC 6750). */
export function answerMetrics(token: string, metrics: Metrics): RequestHandler {
	const expected = hash(token);
	return async (req, res) => {
		res.setHeader("Cache-Control", "no-store");
		const given = /^Bearer +(\S+) *$/i.exec(
			req.get("Authorization") ?? "",
		)?.[1];
		if (given === undefined) throw unauthorized("");
		// Equally long whatever is given, and compared in the same time.
		if (!timingSafeEqual(hash(given), expected))
			throw unauthorized(', error="invalid_token"');
		res.setHeader("Content-Type", metrics.contentType);
		res.send(await metrics.render());
	};
}

function hash(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}

function unauthorized(reason: string): Error {
	return createError(401, "Unauthorized", {
		headers: { "WWW-Authenticate": `Bearer realm="metrics"${reason}` },
	});
}
