import type { Request, RequestHandler, Response } from "express";
import type {
	EnquiryError,
	SubmittedEnquiry,
} from "../../shared/enquiry/enquiry.ts";
import { pageHref } from "../../shared/pages/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign-posts.ts";
import { renderWithData } from "../pages/render/render-with-data.ts";
import type { PageDependencies } from "../pages/render/stream-page.ts";
import { type ReceivedCv, readCv } from "../uploads/upload-cv.ts";
import { StoreDownError } from "./enquiry-store.ts";
import { postedFields, readBody } from "./form-body.ts";
import { type PostedForm, readForm } from "./read-form.ts";
import { positionChecker, readPositionReference } from "./read-positions.ts";
import {
	type EnquiryDependencies,
	type Receipt,
	receiveEnquiry,
} from "./receive-enquiry.ts";
import { storeRetrySeconds } from "./store-retry.ts";

/** The pages that hold a form, and take it when it is posted without scripts. */
const formPages: readonly PageId[] = ["contact", "position"];

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
		...readBody.map(onPosts),
		onPosts((req, res) => answerForm(deps, req, res)),
	];
}

async function answerForm(
	deps: FormDependencies,
	req: Request,
	res: Response,
): Promise<void> {
	const { page, locale } = requestedPage(req);
	const cv = req.upload?.cv && (await readCv(req.upload.cv));
	const form = readForm(postedFields(req), {
		locale,
		position: readPositionReference(deps.messages, page),
		cvHash: cv?.hash,
	});
	const receipt = await receive(deps, req, form, cv);
	if (receipt.kind === "stored") {
		res.setHeader("Cache-Control", "private, no-store");
		res.setHeader(
			"Location",
			`${pageHref(page, locale)}?sent=${receipt.reference}`,
		);
		return void res.status(303).end();
	}
	const { kind, values } = form;
	// Browsers do not keep a chosen file when a page comes back.
	const again: EnquiryError[] = cv ? [{ field: "cv", fault: "cvAgain" }] : [];
	const submitted = { kind, values, errors: again };
	if (receipt.kind === "invalid") {
		const { errors } = receipt;
		const isCvWrong = errors.some(({ field }) => field === "cv");
		return show(422, {
			...submitted,
			errors: isCvWrong ? errors : [...errors, ...again],
		});
	}
	res.setHeader("Retry-After", receipt.retryAfterSeconds);
	if (receipt.kind === "limited")
		return show(429, { ...submitted, failure: "limited" });
	return show(503, { ...submitted, failure: "unavailable" });

	function show(status: number, shown: SubmittedEnquiry): Promise<void> {
		res.status(status);
		res.setHeader("Cache-Control", "no-store");
		return renderWithData(deps, req, res, { submitted: shown });
	}
}

async function receive(
	{ enquiries, messages, logger }: FormDependencies,
	req: Request,
	{ input, key }: PostedForm,
	cv: ReceivedCv | undefined,
): Promise<
	Receipt | { readonly kind: "unavailable"; readonly retryAfterSeconds: number }
> {
	try {
		return await receiveEnquiry(enquiries, {
			input,
			cv,
			key,
			address: req.ip,
			checkPosition: positionChecker(messages),
		});
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
