import type { Response } from "express";

const retrySeconds = 2;

/** Problem details (RFC 9457), kept short: nobody reads the response to an image request. */
const problem = JSON.stringify({
	type: "about:blank",
	title: "Service Unavailable",
	status: 503,
	detail: "Too many pictures are waiting to be made.",
});

/** Responds 503 at minimal cost. */
export function refuseBusy(res: Response): void {
	res.removeHeader("ETag");
	res.statusCode = 503;
	res.setHeader("Retry-After", retrySeconds);
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("X-Robots-Tag", "noindex");
	res.setHeader("Content-Type", "application/problem+json; charset=utf-8");
	res.end(problem);
}
