import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, Request, Response } from "express";
import { isHttpError } from "http-errors";
import type { Logger } from "pino";
import { negotiateLocale } from "../../shared/accept-language.ts";
import type { EnquiryError } from "../../shared/enquiry/enquiry.ts";
import { defaultLocale, isLocale, type Locale } from "../../shared/locales.ts";
import type { Messages } from "../i18n.ts";
import { StoreDownError } from "./enquiry-store.ts";
import { storeRetrySeconds } from "./store-retry.ts";

interface ProblemDependencies {
	readonly messages: Messages;
	readonly logger: Logger;
}

/** Answers every error as problem details (RFC 9457), our own faults without their cause. */
export function answerProblem(deps: ProblemDependencies): ErrorRequestHandler {
	return (error: unknown, req, res, next) => {
		if (res.headersSent) return next(error);
		res.setHeader("Cache-Control", "no-store");
		if (error instanceof StoreDownError) {
			deps.logger.error({ err: error, requestId: req.id }, "store down");
			res.setHeader("Retry-After", storeRetrySeconds);
			return sendProblem(deps, req, res, 503);
		}
		if (isHttpError(error) && (error.status < 500 || error.status === 503)) {
			for (const [name, value] of Object.entries(error.headers ?? {}))
				res.setHeader(name, value);
			return sendProblem(deps, req, res, error.status);
		}
		deps.logger.error({ err: error, requestId: req.id }, "request failed");
		sendProblem(deps, req, res, 500);
	};
}

/** Sends problem details in the visitor's language. */
export function sendProblem(
	{ messages }: ProblemDependencies,
	req: Request,
	res: Response,
	status: number,
	errors?: readonly EnquiryError[],
): void {
	const locale = localeOf(req);
	const { t } = messages.instance(locale);
	const problem = problemTexts.find((known) => known === status);
	res.status(status);
	res.setHeader("Content-Language", locale);
	res.setHeader("Content-Type", "application/problem+json; charset=utf-8");
	res.end(
		JSON.stringify({
			type: "about:blank",
			title: STATUS_CODES[status] ?? "Error",
			status,
			...(problem && { detail: t(`enquiry:problems.${problem}`) }),
			requestId: req.id,
			...(errors && {
				errors: errors.map(({ field, fault }) => ({
					pointer: field && `/${field}`,
					message: t(`enquiry:errors.${fault}`),
				})),
			}),
		}),
	);
}

/** The statuses that the messages explain. */
const problemTexts = [400, 403, 405, 413, 415, 422, 429, 500, 503] as const;

/** The visitor's language: the enquiry's own, or the best that is accepted. */
function localeOf(req: Request): Locale {
	const locale: unknown = req.upload?.fields.get("locale") ?? req.body?.locale;
	if (isLocale(locale)) return locale;
	return (
		negotiateLocale(req.get("Accept-Language"), defaultLocale) ?? defaultLocale
	);
}
