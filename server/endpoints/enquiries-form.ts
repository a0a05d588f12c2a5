import express, {
	type Request,
	type RequestHandler,
	type Response,
} from "express";
import createError from "http-errors";
import type { SubmittedEnquiry } from "../../shared/enquiry.ts";
import { pageHref } from "../../shared/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import { StoreDownError } from "../enquiries/enquiry-store.ts";
import { type PostedForm, readForm } from "../enquiries/read-form.ts";
import {
	type EnquiryDependencies,
	type Receipt,
	receiveEnquiry,
} from "../enquiries/receive-enquiry.ts";
import { refuseForeignPosts } from "../enquiries/refuse-foreign-posts.ts";
import { renderSubmitted } from "../enquiries/render-submitted.tsx";
import { storeRetrySeconds } from "../enquiries/store-retry.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";
import { requestedPage } from "../middleware/find-page.ts";
import type { PageDependencies } from "../render/stream-page.ts";

/** The pages that hold a form, and take it when it is posted without scripts. */
const formPages: readonly PageId[] = ["contact"];

const formType = "application/x-www-form-urlencoded";
const maximalBody = "256kb";

type FormDependencies = PageDependencies & {
	readonly enquiries: EnquiryDependencies;
};

/**
 * Takes forms posted to the page that holds them: 303 to the confirmation, or the page again with
 * what is wrong and everything typed.
 */
export function answerForms(deps: FormDependencies): RequestHandler[] {
	return [
		onFormPages(refuseOtherMethods),
		onPosts(refuseForeignPosts(deps.siteOrigin)),
		onPosts(requireForm),
		onPosts(express.text({ type: formType, limit: maximalBody })),
		onPosts((req, res) => answerForm(deps, req, res)),
	];
}

async function answerForm(
	deps: FormDependencies,
	req: Request,
	res: Response,
): Promise<void> {
	const { page, locale } = requestedPage(req);
	const form = readForm(typeof req.body === "string" ? req.body : "", locale);
	const receipt = await receive(deps, req, form);
	if (receipt.kind === "stored") {
		res.setHeader("Cache-Control", "private, no-store");
		res.setHeader(
			"Location",
			`${pageHref(page, locale)}?sent=${receipt.reference}`,
		);
		return void res.status(303).end();
	}
	const { kind, values } = form;
	const submitted = { kind, values, errors: [] };
	if (receipt.kind === "invalid") {
		const { errors } = receipt;
		return show(422, { ...submitted, errors });
	}
	res.setHeader("Retry-After", receipt.retryAfterSeconds);
	if (receipt.kind === "limited")
		return show(429, { ...submitted, failure: "limited" });
	return show(503, { ...submitted, failure: "unavailable" });

	function show(status: number, shown: SubmittedEnquiry): Promise<void> {
		res.status(status);
		return renderSubmitted(deps, req, res, shown);
	}
}

async function receive(
	{ enquiries, logger }: FormDependencies,
	req: Request,
	{ input, key }: PostedForm,
): Promise<
	Receipt | { readonly kind: "unavailable"; readonly retryAfterSeconds: number }
> {
	try {
		return await receiveEnquiry(enquiries, { input, key, address: req.ip });
	} catch (error) {
		if (!(error instanceof StoreDownError)) throw error;
		logger.error({ err: error, requestId: req.id }, "store down");
		return { kind: "unavailable", retryAfterSeconds: storeRetrySeconds };
	}
}

const refuseOtherMethods: RequestHandler = (req, _res, next) => {
	if (["GET", "HEAD", "POST"].includes(req.method)) return next();
	throw methodNotAllowed(req, "GET, HEAD, POST");
};

const requireForm: RequestHandler = (req, _res, next) => {
	const [type = ""] = (req.get("Content-Type") ?? "").split(";");
	if (type.trim().toLowerCase() !== formType)
		throw createError(415, `A form is posted as ${formType}.`);
	next();
};

function onFormPages(handler: RequestHandler): RequestHandler {
	return (req, res, next) =>
		req.found && formPages.includes(req.found.page.id)
			? handler(req, res, next)
			: next();
}

function onPosts(handler: RequestHandler): RequestHandler {
	return onFormPages((req, res, next) =>
		req.method === "POST" ? handler(req, res, next) : next(),
	);
}
