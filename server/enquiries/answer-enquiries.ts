import type { RequestHandler, Router } from "express";
import type { i18n } from "i18next";
import { enquiriesPath } from "../../shared/enquiry/enquiry.ts";
import { answerPost, createRouter } from "../errors/answer-methods.ts";
import {
	answerProblems,
	type ProblemDependencies,
	sendLocalProblem,
} from "../errors/send-problem.ts";
import { readPost } from "../middleware/read-post.ts";
import { jsonType, uploadType } from "../middleware/require-type.ts";
import { takeCv } from "../uploads/upload-cv.ts";
import { readFields } from "./read-form.ts";
import { positionChecker } from "./read-positions.ts";
import { type EnquiryDependencies, receiveEnquiry } from "./receive-enquiry.ts";

const body = { types: [jsonType, uploadType], limit: "256kb" } as const;

interface EnquiryEndpointDependencies extends ProblemDependencies {
	readonly enquiries: EnquiryDependencies;
	readonly now: () => number;
}

/**
 * Accepts enquiries as JSON or as a form with a CV: 201 with the reference once the enquiry is on
 * disk. Errors are problem details (RFC 9457) in the visitor's language.
 */
export function answerEnquiries(
	deps: EnquiryEndpointDependencies,
	siteOrigin: string,
): Router {
	const router = createRouter();
	answerPost(
		router,
		enquiriesPath,
		...readPost(siteOrigin, body),
		receive(deps),
	);
	router.use(enquiriesPath, answerProblems(deps, explain));
	return router;
}

function receive(deps: EnquiryEndpointDependencies): RequestHandler {
	const checkPosition = positionChecker(deps.messages, deps.now);
	return async (req, res) => {
		const key = req.get("Idempotency-Key");
		const { upload } = req;
		const receipt = await receiveEnquiry(deps.enquiries, {
			input: upload ? readFields(upload.fields) : req.body,
			cv:
				upload?.cv && takeCv(upload.cv, { ...deps.enquiries, address: req.ip }),
			checkPosition,
			address: req.ip,
			key: key && `key:${key}`,
		});
		if (receipt.kind === "stored") {
			res.setHeader("Cache-Control", "no-store");
			return void res.status(201).json({ reference: receipt.reference });
		}
		if (receipt.kind === "limited")
			res.setHeader("Retry-After", receipt.retryAfterSeconds);
		const status = receipt.kind === "limited" ? 429 : 422;
		sendLocalProblem(deps, req, res, (texts) => ({
			status,
			detail:
				receipt.kind === "reused"
					? texts.t("enquiry:problems.reused")
					: explain(texts, status),
			errors:
				receipt.kind === "invalid"
					? receipt.errors.map(({ field, fault }) => ({
							pointer: field && `/${field}`,
							message: texts.t(`enquiry:errors.${fault}`),
						}))
					: undefined,
		}));
	};
}

function explain({ t }: i18n, status: number): string | undefined {
	const known = explained.find((code) => code === status);
	return known && t(`enquiry:problems.${known}`);
}

/** The statuses that have a message of their own. */
const explained = [400, 403, 405, 413, 415, 422, 429, 500, 503] as const;
