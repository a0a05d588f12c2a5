import type { Request } from "express";
import type {
	EnquiryError,
	RejectedForm,
} from "../../shared/enquiry/enquiry.ts";
import type { PageData } from "../../shared/pages/page-data.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import type { Messages } from "../i18n.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType, uploadType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import { takeCv } from "../uploads/upload-cv.ts";
import { type PostedForm, readForm } from "./read-form.ts";
import { positionChecker, readPositionReference } from "./read-positions.ts";
import { type EnquiryDependencies, receiveEnquiry } from "./receive-enquiry.ts";

const limit = "256kb";

interface FormDependencies {
	readonly enquiries: EnquiryDependencies;
	readonly messages: Messages;
	readonly now: () => number;
}

/**
 * Handles forms posted to the pages that contain them: 303 to the confirmation, or the page again
 * with the errors and everything typed. Only a vacancy's form has a file.
 */
export function takeForms(deps: FormDependencies) {
	const action: Omit<PageAction, "body"> = {
		take: (req) => takeForm(deps, req),
		dataWhileDown: (req) =>
			fillIn(req, readPageForm(deps, req), { failure: "unavailable" }),
	};
	return {
		contact: { ...action, body: { types: [formType], limit } },
		position: { ...action, body: { types: [formType, uploadType], limit } },
	} satisfies Record<string, PageAction>;
}

async function takeForm(
	deps: FormDependencies,
	req: Request,
): Promise<PageAnswer> {
	const cv =
		req.upload?.cv &&
		takeCv(req.upload.cv, { ...deps.enquiries, address: req.ip });
	const form = readPageForm(deps, req, cv?.hash);
	const receipt = await receiveEnquiry(deps.enquiries, {
		input: form.input,
		cv,
		key: form.key,
		address: req.ip,
		checkPosition: positionChecker(deps.messages, deps.now),
	});
	if (receipt.kind === "stored") {
		const { page, locale } = requestedPage(req);
		const query = { sent: receipt.reference };
		return { location: pageHref(page, locale, { query }) };
	}
	if (receipt.kind === "limited")
		return {
			status: 429,
			headers: { "Retry-After": String(receipt.retryAfterSeconds) },
			data: fillIn(req, form, { failure: "limited" }),
		};
	// A form's key is derived from its content, so it is never reused for other content.
	const errors = receipt.kind === "invalid" ? receipt.errors : [];
	return { status: 422, data: fillIn(req, form, { errors }) };
}

function readPageForm(
	deps: FormDependencies,
	req: Request,
	cvHash?: string,
): PostedForm {
	const { page, locale } = requestedPage(req);
	// Uses the edition from the start of the request: the upload may have taken a while.
	const { messages } = req.edition ?? deps;
	const position = readPositionReference(messages, page);
	const time = deps.now();
	return readForm(postedFields(req), { locale, position, cvHash, time });
}

/** The form with the typed values. Browsers drop a chosen file when the page reloads. */
function fillIn(
	req: Request,
	{ kind, values }: PostedForm,
	{ errors = [], failure }: Partial<Omit<RejectedForm, "kind">>,
): Partial<PageData> {
	const isCvAsked =
		req.upload?.cv && !errors.some(({ field }) => field === "cv");
	const again: EnquiryError[] = isCvAsked
		? [{ field: "cv", fault: "cvAgain" }]
		: [];
	const submitted = { kind, values, errors: [...errors, ...again] };
	return { submitted: failure ? { ...submitted, failure } : submitted };
}
