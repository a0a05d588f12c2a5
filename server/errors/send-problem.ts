import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, Request, Response } from "express";
import type { i18n } from "i18next";
import type { Logger } from "pino";
import { negotiateLocale } from "../../shared/accept-language.ts";
import { defaultLocale, isLocale, type Locale } from "../../shared/locales.ts";
import type { Messages } from "../i18n.ts";
import { describeError, logFault } from "./describe-error.ts";

/** The members of problem details that do not follow from the status. */
export interface Problem {
	readonly status: number;
	readonly detail?: string | undefined;
	/** Faults of members of the request body, by JSON pointer. */
	readonly errors?:
		| readonly { readonly pointer: string; readonly message: string }[]
		| undefined;
}

export interface ProblemDependencies {
	readonly messages: Messages;
	readonly logger: Logger;
}

/** Sends problem details (RFC 9457). */
export function sendProblem(
	req: Request,
	res: Response,
	{ status, detail, errors }: Problem,
): void {
	res.status(status);
	res.setHeader("Content-Type", "application/problem+json; charset=utf-8");
	const title = STATUS_CODES[status] ?? "Error";
	const about = { type: "about:blank", title, status, detail };
	res.end(JSON.stringify({ ...about, requestId: req.id, errors }));
}

/** Sends problem details in the visitor's language, as `describe` writes them. */
export function sendLocalProblem(
	{ messages }: ProblemDependencies,
	req: Request,
	res: Response,
	describe: (texts: i18n) => Problem,
): void {
	const locale = visitorLocale(req);
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("Content-Language", locale);
	sendProblem(req, res, describe(messages.instance(locale)));
}

/**
 * Responds to every error of a program's endpoint with problem details. The cause of server faults
 * is omitted.
 *
 * @param explain describes a status in words, or returns `undefined` if its name says enough.
 */
export function answerProblems(
	deps: ProblemDependencies,
	explain: (texts: i18n, status: number) => string | undefined,
): ErrorRequestHandler {
	return (error: unknown, req, res, next) => {
		if (res.headersSent) return next(error);
		logFault(deps.logger, req, error);
		const { status, headers } = describeError(error);
		res.set(headers);
		sendLocalProblem(deps, req, res, (texts) => ({
			status,
			detail: explain(texts, status),
		}));
	};
}

/** The locale named in the body, or the best accepted one. */
function visitorLocale(req: Request): Locale {
	const locale: unknown = req.upload?.fields.get("locale") ?? req.body?.locale;
	if (isLocale(locale)) return locale;
	return (
		negotiateLocale(req.get("Accept-Language"), defaultLocale) ?? defaultLocale
	);
}
