import type { ErrorRequestHandler, RequestHandler } from "express";
import createError from "http-errors";
import { refusal, wordsFor } from "./editor-words.ts";

/**
 * Answers requests for another host, posts from another origin, and whatever else another site's page
 * asks for with 403: that site sees how long the answer takes, and how many frames a window has, and
 * so which drafts there are.
 */
export function guard(origin: string, view: string): RequestHandler {
	return (req, res, next) => {
		res.set({
			"Cache-Control": "no-store",
			"Content-Security-Policy": `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-src ${view}; frame-ancestors 'none'; base-uri 'none'`,
			"Cross-Origin-Resource-Policy": "same-origin",
			"Referrer-Policy": "same-origin",
			"X-Content-Type-Options": "nosniff",
		});
		const isRead = req.method === "GET" || req.method === "HEAD";
		const from = req.get("Sec-Fetch-Site") ?? "same-origin";
		if (req.get("Host") !== new URL(origin).host)
			throw refusal(403, "refusals.host", { origin });
		const isOwn =
			from === "same-origin" && (isRead || req.get("Origin") === origin);
		const isTyped = from === "none" && isRead;
		if (!isOwn && !isTyped) throw refusal(403, "refusals.origin");
		next();
	};
}

export const tellError: ErrorRequestHandler = (error, req, res, _next) => {
	const isTold = createError.isHttpError(error);
	res.status(isTold ? error.status : 500).type("text");
	res.send(
		isTold
			? wordsFor(req).tell(error.said ?? error.message)
			: String(error?.stack ?? error),
	);
};
