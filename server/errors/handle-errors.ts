import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, Request } from "express";
import type { Logger } from "pino";
import {
	imagePath,
	latestBuildPath,
	messagesPath,
} from "../../shared/endpoints.ts";
import { splitLocale } from "../../shared/locales.ts";
import { isRobot } from "../connections/is-robot.ts";
import { readTheme } from "../pages/render/read-theme.ts";
import { formatServerTiming } from "../pages/render/server-timing.ts";
import { describeError, logFault } from "./describe-error.ts";
import type { ErrorPageOptions } from "./render-error-page.ts";
import { sendProblem } from "./send-problem.ts";

/** Headers that describe the failed response, not the error. Cookies hold for what was stored before. */
const staleHeaders = [
	"ETag",
	"Link",
	"Last-Modified",
	"Content-Encoding",
	"Content-Length",
	"Speculation-Rules",
];

/**
 * Responds to every error in the form that suits the client: problem details (RFC 9457) if it
 * prefers JSON or asked an endpoint or for a file, a few bytes for robots, a page for people.
 * Server faults are logged and reveal only the request id.
 */
export function handleErrors(
	renderErrorPage: (options: ErrorPageOptions) => string,
	logger: Logger,
): ErrorRequestHandler {
	return async (error: unknown, req, res, _next) => {
		logFault(logger, req, error);
		if (res.headersSent) return void res.destroy();

		const { status, isUnknown, message, headers } = describeError(error);
		for (const name of staleHeaders) res.removeHeader(name);
		res.statusCode = status;
		res.setHeader("Cache-Control", "no-store");
		res.setHeader("X-Robots-Tag", "noindex");
		for (const header of ["Accept", "User-Agent"]) res.vary(header);
		res.set(headers);
		const path = req.target?.path ?? "/";
		if (isEndpoint(path) || prefersJson(req))
			return sendProblem(req, res, { status, detail: message });
		if (isRobot(req.get("User-Agent"))) {
			res.setHeader("Content-Type", "text/plain; charset=utf-8");
			return void res.end(`${STATUS_CODES[status] ?? "Error"}\n`);
		}
		if (hasFileName(path))
			return sendProblem(req, res, { status, detail: message });
		res.setHeader("Content-Type", "text/html; charset=utf-8");
		const locale = splitLocale(path).locale;
		res.setHeader("Content-Language", locale);
		if (status === 404)
			res.setHeader("Server-Timing", formatServerTiming("path", "bypass"));
		const page = renderErrorPage({
			status: isUnknown ? undefined : status,
			message,
			requestId: req.id,
			locale,
			theme: readTheme(req),
		});
		res.end(Buffer.from(page));
	};
}

/** Whether a client would rather get JSON than a page. */
export function prefersJson(req: Request): boolean {
	return (
		req
			.accepts(["html", "json", "application/problem+json"])
			?.toString()
			.endsWith("json") ?? false
	);
}

/** Path prefixes that programs use. */
const roots = [
	imagePath,
	messagesPath,
	latestBuildPath.slice(0, latestBuildPath.lastIndexOf("/")),
	"/api",
	"/healthz",
	"/readyz",
	"/metrics",
	"/.well-known",
];

/** Whether a path is an endpoint's, which reports errors as problem details to every client. */
function isEndpoint(path: string): boolean {
	return roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/** Whether a path names a subresource or a well-known file, where nobody would see an HTML page. */
function hasFileName(path: string): boolean {
	return /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i.test(
		path,
	);
}
