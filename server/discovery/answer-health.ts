import type { RequestHandler, Router } from "express";
import {
	enquiriesReadyPath,
	livePath,
	readyPath,
} from "../../shared/endpoints.ts";
import type { EnquiryStore } from "../enquiries/enquiry-store.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { retrySeconds } from "../errors/describe-error.ts";

/** Whether the server should receive requests. */
export interface Readiness {
	readonly isStarting?: boolean;
	readonly isDraining: boolean;
}

/**
 * Tells load balancers whether the process is alive, and whether it should receive requests for
 * pages, which need no store, and posts, which do.
 */
export function answerHealth(
	readiness: Readiness,
	store: EnquiryStore,
): Router {
	const router = createRouter();
	answerGet(router, livePath, answerLiveness);
	answerGet(router, readyPath, answerReadiness(readiness, store, false));
	answerGet(
		router,
		enquiriesReadyPath,
		answerReadiness(readiness, store, true),
	);
	return router;
}

/** Succeeds as long as the process can respond at all. */
const answerLiveness: RequestHandler = (_req, res) => {
	res.setHeader("Cache-Control", "no-store");
	res.type("text/plain").send("ok\n");
};

/**
 * Responds 503 until the server has started and once it drains, so that load balancers stop sending
 * requests; with `needsStore`, also while the store is down. Waits at most a second for the store.
 */
function answerReadiness(
	readiness: Readiness,
	store: EnquiryStore,
	needsStore: boolean,
): RequestHandler {
	return async (_req, res) => {
		const isUp = await store.isUp();
		const status = describe(readiness);
		const isReady = status === "ready" && (isUp || !needsStore);
		res.setHeader("Cache-Control", "no-store");
		if (!isReady) res.setHeader("Retry-After", retrySeconds);
		res.status(isReady ? 200 : 503);
		res.json({ status, store: isUp ? "up" : "down" });
	};
}

function describe({ isStarting, isDraining }: Readiness): string {
	if (isDraining) return "draining";
	return isStarting ? "starting" : "ready";
}
