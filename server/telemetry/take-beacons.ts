import express, { type RequestHandler, Router } from "express";
import createError from "http-errors";
import type * as z from "zod";
import { clientOf } from "../connections/client-address.ts";
import { refuseMethods } from "../errors/method-not-allowed.ts";
import {
	answerProblems,
	type Problem,
	type ProblemDependencies,
	sendProblem,
} from "../errors/send-problem.ts";
import { requireType } from "../middleware/require-type.ts";
import { createClientShares, createFairShare } from "./client-shares.ts";
import { createShare, type Share } from "./take-share.ts";

const limit = "16kb";
const retrySeconds = 60;

/** One of the endpoints at which browsers tell something of themselves. */
export interface Beacons {
	readonly path: string;
	/** The media types of bodies. */
	readonly types: readonly string[];
	/** What comes before the share is taken. */
	readonly guards?: readonly RequestHandler[];
	/** The posts of all clients together. */
	readonly share: Share;
	/**
	 * Takes a body from an address.
	 *
	 * @returns what is wrong with it, if it is not taken; the list may be empty.
	 */
	readonly take: (
		body: unknown,
		address: string | undefined,
	) => Problem["errors"];
}

/**
 * Takes what browsers tell: 204, or 400, 405, 413, 415 and 429 as problem details. Each client has a
 * share of posts, each network, and all together one; nothing is kept of who sends.
 */
export function takeBeacons(
	deps: ProblemDependencies,
	{ path, types, guards = [], share, take }: Beacons,
): Router {
	const router = Router({ caseSensitive: true, strict: true });
	router
		.route(path)
		.post(
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
		)
		.all(refuseMethods("POST"));
	router.use(
		path,
		answerProblems(deps, () => undefined),
	);
	return router;
}

function requireShare(all: Share): RequestHandler {
	// An office behind one address opens many pages, if not for long.
	const clients = createClientShares(clientOf, () => createShare(30, 0.5));
	const fair = createFairShare(all, () => createShare(60, 2));
	return (req, _res, next) => {
		if (!clients.take(req.ip) || !fair.take(req.ip))
			throw createError(429, { headers: { "Retry-After": retrySeconds } });
		next();
	};
}

/**
 * Says of each member that is not as it should be what is allowed.
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
