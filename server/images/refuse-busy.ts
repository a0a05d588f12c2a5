import type { Response } from "express";

const retrySeconds = 2;

/** Problem details (RFC 9457), in few bytes: nobody reads what is sent in place of a picture. */
const problem = JSON.stringify({
	type: "about:blank",
	title: "Service Unavailable",
	status: 503,
	detail: "Too many pictures are waiting to be made.",
});

/** Answers that there is too much to do just now, at the least cost. */
export function refuseBusy(res: Response): void {
	res.removeHeader("ETag");
	res.statusCode = 503;
	res.setHeader("Retry-After", retrySeconds);
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("X-Robots-Tag", "noindex");
	res.setHeader("Content-Type", "application/problem+json; charset=utf-8");
	res.end(problem);
}
