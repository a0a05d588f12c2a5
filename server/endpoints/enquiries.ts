import { STATUS_CODES } from "node:http";
import express, {
	type ErrorRequestHandler,
	type Request,
	type RequestHandler,
	type Response,
	Router,
} from "express";
import createError, { isHttpError } from "http-errors";
import type { Logger } from "pino";
import { negotiateLocale } from "../../shared/accept-language.ts";
import { type EnquiryError, enquiriesPath } from "../../shared/enquiry.ts";
import { defaultLocale, isLocale, type Locale } from "../../shared/locales.ts";
import { StoreDownError } from "../enquiries/enquiry-store.ts";
import {
	type EnquiryDependencies,
	receiveEnquiry,
} from "../enquiries/receive-enquiry.ts";
import { refuseForeignPosts } from "../enquiries/refuse-foreign-posts.ts";
import { storeRetrySeconds } from "../enquiries/store-retry.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";
import type { Messages } from "../i18n.ts";

const maximalBody = "256kb";

export interface EnquiryEndpointDependencies {
	readonly enquiries: EnquiryDependencies;
	readonly messages: Messages;
	readonly logger: Logger;
}

/**
 * Takes enquiries as JSON: 201 with the reference once it is on disk. Whatever goes wrong is told
 * as problem details (RFC 9457), in the visitor's language.
 */
export function answerEnquiries(
	deps: EnquiryEndpointDependencies,
	siteOrigin: string,
): Router {
	const router = Router();
	router
		.route(enquiriesPath)
		.post(
			refuseForeignPosts(siteOrigin),
			requireJson,
			express.json({ limit: maximalBody }),
			receive(deps),
		)
		.all(refuse);
	router.use(enquiriesPath, answerProblem(deps));
	return router;
}

const requireJson: RequestHandler = (req, _res, next) => {
	const [type = ""] = (req.get("Content-Type") ?? "").split(";");
	if (type.trim().toLowerCase() !== "application/json")
		throw createError(415, "An enquiry is sent as application/json.");
	next();
};

const refuse: RequestHandler = (req) => {
	throw methodNotAllowed(req, "POST");
};

function receive(deps: EnquiryEndpointDependencies): RequestHandler {
	return async (req, res) => {
		const key = req.get("Idempotency-Key");
		const receipt = await receiveEnquiry(deps.enquiries, {
			input: req.body,
			address: req.ip,
			key: key && `key:${key}`,
		});
		res.setHeader("Cache-Control", "no-store");
		if (receipt.kind === "stored")
			return void res.status(201).json({ reference: receipt.reference });
		if (receipt.kind === "invalid")
			return sendProblem(deps, req, res, 422, receipt.errors);
		res.setHeader("Retry-After", receipt.retryAfterSeconds);
		sendProblem(deps, req, res, 429);
	};
}

function answerProblem(deps: EnquiryEndpointDependencies): ErrorRequestHandler {
	return (error: unknown, req, res, next) => {
		if (res.headersSent) return next(error);
		res.setHeader("Cache-Control", "no-store");
		if (error instanceof StoreDownError) {
			deps.logger.error({ err: error, requestId: req.id }, "store down");
			res.setHeader("Retry-After", storeRetrySeconds);
			return sendProblem(deps, req, res, 503);
		}
		if (isHttpError(error) && error.status < 500) {
			for (const [name, value] of Object.entries(error.headers ?? {}))
				res.setHeader(name, value);
			return sendProblem(deps, req, res, error.status);
		}
		deps.logger.error({ err: error, requestId: req.id }, "request failed");
		sendProblem(deps, req, res, 500);
	};
}

function sendProblem(
	{ messages }: EnquiryEndpointDependencies,
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
	const locale: unknown = req.body?.locale;
	if (isLocale(locale)) return locale;
	return (
		negotiateLocale(req.get("Accept-Language"), defaultLocale) ?? defaultLocale
	);
}
