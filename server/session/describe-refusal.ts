import type { Response } from "express";
import type { RefusedSignIn } from "../../shared/sign-in-rules.ts";
import { StoreDownError } from "../database/database.ts";
import { storeRetrySeconds } from "../enquiries/store-retry.ts";
import type { Refusal } from "./sign-in.ts";

/** A refusal as clients get it. */
export interface DescribedRefusal extends RefusedSignIn {
	readonly status: number;
}

/**
 * What clients are told of a refusal. Sign-in that is not set up is 403, not 404: the login page
 * says so to everyone, and no password would help.
 */
export function describeRefusal(refusal: Refusal): DescribedRefusal {
	switch (refusal.kind) {
		case "disabled":
			return { status: 403, failure: "disabled" };
		case "missing":
			return { status: 422, failure: "missing" };
		case "wrong":
			return { status: 401, failure: "wrong" };
		case "limited":
			return { ...refusal, status: 429, failure: "limited" };
		case "busy":
			return { ...refusal, status: 503, failure: "unavailable" };
	}
}

/** What clients are told while the store is down; any other error is thrown again. */
export function describeFailure(error: unknown): DescribedRefusal {
	if (!(error instanceof StoreDownError)) throw error;
	return {
		status: 503,
		failure: "unavailable",
		retryAfterSeconds: storeRetrySeconds,
	};
}

/** Sets status and headers of a refusal. */
export function setRefusal(
	res: Response,
	{ status, retryAfterSeconds }: DescribedRefusal,
): void {
	res.status(status);
	res.setHeader("Cache-Control", "no-store");
	if (retryAfterSeconds !== undefined)
		res.setHeader("Retry-After", retryAfterSeconds);
	// Which a 401 must name (RFC 9110, section 15.5.2).
	if (status === 401) res.setHeader("WWW-Authenticate", "Bearer");
}
