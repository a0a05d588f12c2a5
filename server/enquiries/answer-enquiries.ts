import express, { type RequestHandler, Router } from "express";
import createError from "http-errors";
import type { Logger } from "pino";
import { enquiriesPath } from "../../shared/enquiry/enquiry.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";
import type { Messages } from "../i18n.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign-posts.ts";
import { readCv } from "../uploads/upload-cv.ts";
import { mediaTypeOf, takeUpload, uploadType } from "../uploads/upload-form.ts";
import { answerProblem, sendProblem } from "./enquiry-problem.ts";
import { readFields } from "./read-form.ts";
import { positionChecker } from "./read-positions.ts";
import { type EnquiryDependencies, receiveEnquiry } from "./receive-enquiry.ts";

const jsonType = "application/json";
const maximalBody = "256kb";

export interface EnquiryEndpointDependencies {
	readonly enquiries: EnquiryDependencies;
	readonly messages: Messages;
	readonly logger: Logger;
}

/**
 * Takes enquiries as JSON, or as a form with a CV: 201 with the reference once it is on disk.
 * Whatever goes wrong is told as problem details (RFC 9457), in the visitor's language.
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
			requireKnownType,
			express.json({ limit: maximalBody }),
			takeUpload,
			receive(deps),
		)
		.all(refuse);
	router.use(enquiriesPath, answerProblem(deps));
	return router;
}

const requireKnownType: RequestHandler = (req, _res, next) => {
	if (![jsonType, uploadType].includes(mediaTypeOf(req)))
		throw createError(415, `An enquiry is sent as ${jsonType}.`);
	next();
};

const refuse: RequestHandler = (req) => {
	throw methodNotAllowed(req, "POST");
};

function receive(deps: EnquiryEndpointDependencies): RequestHandler {
	const checkPosition = positionChecker(deps.messages);
	return async (req, res) => {
		const key = req.get("Idempotency-Key");
		const { upload } = req;
		const receipt = await receiveEnquiry(deps.enquiries, {
			input: upload ? readFields(upload.fields) : req.body,
			cv: upload?.cv && (await readCv(upload.cv)),
			checkPosition,
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
