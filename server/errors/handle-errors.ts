import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, Request } from "express";
import { isHttpError } from "http-errors";
import type { Logger } from "pino";
import { splitLocale } from "../../shared/locales.ts";
import { isBot } from "../connections/bots.ts";
import { StoreDownError } from "../database/database.ts";
import { choosePageEncoding } from "../pages/cache/cached-page.ts";
import { readTheme } from "../pages/render/read-theme.ts";
import { formatServerTiming } from "../pages/render/server-timing.ts";
import { RenderDeadlineError } from "../pages/render/start-render.ts";
import { cacheMissingPages } from "./missing-pages.ts";
import type { ErrorPageOptions } from "./render-error-page.ts";

/** An error as the client may see it. */
interface ShownError {
	readonly status: number;
	/** Absent for our own faults, whose cause is nobody's business. */
	readonly message?: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** Headers that describe the answer which failed, not the error. */
const staleHeaders = [
	"ETag",
	"Link",
	"Last-Modified",
	"Content-Encoding",
	"Content-Length",
	"Set-Cookie",
];

/**
 * Answers every error in the form that suits the client: problem details (RFC 9457) where it
 * prefers JSON, a few bytes for robots, a page for people. Our own faults are logged, and show
 * their request's id alone.
 */
export function handleErrors(
	renderErrorPage: (options: ErrorPageOptions) => string,
	logger: Logger,
): ErrorRequestHandler {
	const readMissingPage = cacheMissingPages(renderErrorPage);
	return async (error: unknown, req, res, _next) => {
		const shown = toShownError(error);
		if (shown.status >= 500)
			logger.error({ err: error, requestId: req.id }, "request failed");
		if (res.headersSent) return void res.destroy();

		for (const name of staleHeaders) res.removeHeader(name);
		res.statusCode = shown.status;
		res.setHeader("Cache-Control", "no-store");
		res.setHeader("X-Robots-Tag", "noindex");
		for (const header of ["Accept", "User-Agent"]) res.vary(header);
		for (const [name, value] of Object.entries(shown.headers))
			res.setHeader(name, value);

		const locale = splitLocale(req.target?.path ?? "/").locale;
		if (prefersJson(req)) {
			res.setHeader("Content-Type", "application/problem+json; charset=utf-8");
			return void res.end(JSON.stringify(toProblem(shown, req)));
		}
		if (isBot(req.get("User-Agent"))) {
			res.setHeader("Content-Type", "text/plain; charset=utf-8");
			return void res.end(`${STATUS_CODES[shown.status] ?? "Error"}\n`);
		}
		res.setHeader("Content-Type", "text/html; charset=utf-8");
		res.setHeader("Content-Language", locale);
		const theme = readTheme(req);
		const { status, message } = shown;
		const options = { status, message, requestId: req.id, locale, theme };
		if (status !== 404) return void res.end(renderErrorPage(options));
		const encoding = choosePageEncoding(req);
		const { bytes, cache } = await readMissingPage(options, encoding);
		res.setHeader("Server-Timing", formatServerTiming("path", cache));
		if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
		res.vary("Accept-Encoding");
		res.setHeader("Content-Length", bytes.length);
		res.end(bytes);
	};
}

function toShownError(error: unknown): ShownError {
	if (error instanceof RenderDeadlineError || error instanceof StoreDownError)
		return { status: 503, headers: { "Retry-After": "5" } };
	const status = readStatus(error);
	const headers = isHttpError(error) ? (error.headers ?? {}) : {};
	if (status >= 500 || !(error instanceof Error)) return { status, headers };
	return { status, message: error.message, headers };
}

function readStatus(error: unknown): number {
	const status: unknown =
		typeof error === "object" && error !== null && "status" in error
			? error.status
			: undefined;
	return typeof status === "number" && status >= 400 && status <= 599
		? status
		: 500;
}

function toProblem(shown: ShownError, req: Request) {
	return {
		type: "about:blank",
		title: STATUS_CODES[shown.status] ?? "Error",
		status: shown.status,
		...(shown.message === undefined ? {} : { detail: shown.message }),
		requestId: req.id,
	};
}

function prefersJson(req: Request): boolean {
	return (
		req
			.accepts(["html", "json", "application/problem+json"])
			?.toString()
			.endsWith("json") ?? false
	);
}
