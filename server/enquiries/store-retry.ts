import type { RequestHandler } from "express";
import type { EnquiryStore } from "./enquiry-store.ts";

/** Seconds after which a client may try again while the store is down. */
export const storeRetrySeconds = 5;

/** Answers 503 while the store is down; otherwise leaves the answer to the next step. */
export function refuseWhileDown(store: EnquiryStore): RequestHandler {
	return async (_req, res, next) => {
		if (await store.isUp()) return next();
		res.setHeader("Cache-Control", "no-store");
		res.setHeader("Retry-After", storeRetrySeconds);
		res.status(503).type("text/plain").send("store down\n");
	};
}
