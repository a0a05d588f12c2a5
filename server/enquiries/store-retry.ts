import type { RequestHandler } from "express";
import { retrySeconds } from "../errors/describe-error.ts";
import type { EnquiryStore } from "./enquiry-store.ts";

/** Answers 503 while the store is down; otherwise leaves the answer to the next step. */
export function refuseWhileDown(store: EnquiryStore): RequestHandler {
	return async (_req, res, next) => {
		if (await store.isUp()) return next();
		res.setHeader("Cache-Control", "no-store");
		res.setHeader("Retry-After", retrySeconds);
		res.status(503).type("text/plain").send("store down\n");
	};
}
