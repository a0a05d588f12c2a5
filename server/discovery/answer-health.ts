import { type RequestHandler, Router } from "express";
import type { EnquiryStore } from "../enquiries/enquiry-store.ts";
import { answerGet } from "../errors/answer-get.ts";
import { retrySeconds } from "../errors/describe-error.ts";

/** Whether the server is to be given requests. */
export interface Readiness {
	readonly isDraining: boolean;
}

/** Tells balancers whether the process lives, and whether it is to be given requests. */
export function answerHealth(
	readiness: Readiness,
	store: EnquiryStore,
): Router {
	const router = Router({ caseSensitive: true, strict: true });
	answerGet(router, "/healthz", answerLiveness);
	answerGet(
		router,
		"/readyz",
		refuseWhileDown(store),
		answerReadiness(readiness),
	);
	return router;
}

/** Answers as long as the process can answer at all. */
const answerLiveness: RequestHandler = (_req, res) => {
	res.setHeader("Cache-Control", "no-store");
	res.type("text/plain").send("ok\n");
};

/** Answers 503 once the server drains, so that balancers stop sending requests. */
function answerReadiness(readiness: Readiness): RequestHandler {
	return (_req, res) => {
		res.setHeader("Cache-Control", "no-store");
		res.status(readiness.isDraining ? 503 : 200);
		res
			.type("text/plain")
			.send(readiness.isDraining ? "draining\n" : "ready\n");
	};
}

/** Answers 503 while the store is down; otherwise leaves the answer to the next step. */
function refuseWhileDown(store: EnquiryStore): RequestHandler {
	return async (_req, res, next) => {
		if (await store.isUp()) return next();
		res.setHeader("Cache-Control", "no-store");
		res.setHeader("Retry-After", retrySeconds);
		res.status(503).type("text/plain").send("store down\n");
	};
}
