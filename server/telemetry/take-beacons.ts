import express, { type RequestHandler, type Router } from "express";
import createError from "http-errors";
import type * as z from "zod";
import { clientOf } from "../connections/client-address.ts";
import { answerPost, createRouter } from "../errors/answer-methods.ts";
import {
	answerProblems,
	type Problem,
	type ProblemDependencies,
	sendProblem,
} from "../errors/send-problem.ts";
import { requireType } from "../middleware/require-type.ts";
import {
	createClientShares,
	createFairShare,
	createShare,
	type Share,
} from "./client-shares.ts";

const limit = "16kb";
const retrySeconds = 60;

/** An endpoint that receives data from browsers. */
interface Beacons {
	readonly path: string;
	/** The media types of bodies. */
	readonly types: readonly string[];
	/** Middleware to run before rate limiting. */
	readonly guards?: readonly RequestHandler[];
	/** The rate limit of all clients together. */
	readonly share: Share;
	/**
	 * Handles a body from an address.
	 *
	 * @returns the faults if it is refused; the list may be empty.
	 */
	readonly take: (
		body: unknown,
		address: string | undefined,
	) => Problem["errors"];
}

/**
 * Creates the endpoint: 204, or 400, 405, 413, 415 and 429 as problem details. Posts are
 * rate-limited per client, per network and in total. Nothing about the sender is stored.
 */
export function takeBeacons(
	deps: ProblemDependencies,
	{ path, types, guards = [], share, take }: Beacons,
): Router {
	const router = createRouter();
	answerPost(
		router,
		path,
		...guards,
		requireShare(share),
		requireType(types),
		express.json({ type: [...types], limit }),
		(req, res) => {
			res.setHeader("Cache-Control", "no-store");
			const errors = take(req.body, req.ip);
			if (errors) sendProblem(req, res, { status: 400, errors });
			else res.status(204).end();
		},
	);
	router.use(
		path,
		answerProblems(deps, () => undefined),
	);
	return router;
}

function requireShare(all: Share): RequestHandler {
	// An office behind one address opens many pages, but only briefly.
	const takeOwn = createClientShares(clientOf, () => createShare(30, 0.5));
	const takeFair = createFairShare(all, () => createShare(60, 2));
	return (req, _res, next) => {
		if (!takeOwn(req.ip) || !takeFair(req.ip))
			throw createError(429, { headers: { "Retry-After": retrySeconds } });
		next();
	};
}

/**
 * Tells for each invalid member what is allowed.
 *
 * @param allowed by the members' names.
 */
export function nameFaults(
	{ issues }: z.ZodError,
	allowed: Readonly<Record<string, string>>,
): NonNullable<Problem["errors"]> {
	return issues.map(({ path: [name = ""] }) => ({
		pointer: name === "" ? "" : `/${String(name)}`,
		message: `allowed: ${allowed[String(name)] ?? "a JSON object"}`,
	}));
}
