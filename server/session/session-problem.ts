import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, Request, Response } from "express";
import { isHttpError } from "http-errors";
import type { Logger } from "pino";
import { negotiateLocale } from "../../shared/accept-language.ts";
import { defaultLocale, isLocale, type Locale } from "../../shared/locales.ts";
import { minutesOf } from "../../shared/sign-in-rules.ts";
import { StoreDownError } from "../database/database.ts";
import type { Messages } from "../i18n.ts";
import {
	type DescribedRefusal,
	describeFailure,
	setRefusal,
} from "./describe-refusal.ts";
import type { SignIn } from "./sign-in.ts";

export interface SessionDependencies {
	readonly signIn: SignIn;
	readonly messages: Messages;
	readonly logger: Logger;
}

/** Sends a refusal as problem details. */
export function sendRefusal(
	{ messages }: SessionDependencies,
	req: Request,
	res: Response,
	refusal: DescribedRefusal,
): void {
	const locale = localeOf(req);
	const { status, failure } = refusal;
	const message = messages
		.instance(locale)
		.t(`login:failures.${failure}`, { minutes: minutesOf(refusal) });
	setRefusal(res, refusal);
	sendProblem(req, res, locale, {
		status,
		detail: message,
		...(status === 422 && { errors: [{ pointer: "/password", message }] }),
	});
}

/** Sends what a step before threw as problem details. Our own faults are logged, and say nothing. */
export function answerSessionErrors(
	deps: SessionDependencies,
): ErrorRequestHandler {
	return (error: unknown, req, res, next) => {
		if (res.headersSent) return next(error);
		if (error instanceof StoreDownError) {
			deps.logger.error({ err: error, requestId: req.id }, "store down");
			return sendRefusal(deps, req, res, describeFailure(error));
		}
		const isTheirs = isHttpError(error) && error.status < 500;
		if (!isTheirs)
			deps.logger.error({ err: error, requestId: req.id }, "request failed");
		const headers = isTheirs ? (error.headers ?? {}) : {};
		for (const [name, value] of Object.entries(headers))
			res.setHeader(name, value);
		const status = isTheirs ? error.status : 500;
		const locale = localeOf(req);
		const { t } = deps.messages.instance(locale);
		const known = problemTexts.find((code) => code === status);
		res.status(status);
		sendProblem(req, res, locale, {
			status,
			...(known && { detail: t(`login:problems.${known}`) }),
		});
	};
}

/** The statuses that the messages explain. */
const problemTexts = [400, 403, 405, 413, 415, 500] as const;

function sendProblem(
	req: Request,
	res: Response,
	locale: Locale,
	{ status, ...members }: { status: number } & Record<string, unknown>,
): void {
	res.setHeader("Content-Language", locale);
	res.setHeader("Content-Type", "application/problem+json; charset=utf-8");
	res.end(
		JSON.stringify({
			type: "about:blank",
			title: STATUS_CODES[status] ?? "Error",
			status,
			...members,
			requestId: req.id,
		}),
	);
}

/** The visitor's language: that of the page, where it is told, or the best that is accepted. */
function localeOf(req: Request): Locale {
	const locale: unknown = req.body?.locale;
	if (isLocale(locale)) return locale;
	return (
		negotiateLocale(req.get("Accept-Language"), defaultLocale) ?? defaultLocale
	);
}
