import express, { type RequestHandler, Router } from "express";
import createError from "http-errors";
import * as z from "zod";
import { vitalsPath } from "../../shared/endpoints.ts";
import { localeCodes } from "../../shared/locales.ts";
import { type PageId, routes } from "../../shared/routes.ts";
import { deviceClasses, vitalLimits, vitalNames } from "../../shared/vitals.ts";
import { refuseMethods } from "../errors/method-not-allowed.ts";
import {
	answerProblems,
	type ProblemDependencies,
	sendProblem,
} from "../errors/send-problem.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign-posts.ts";
import { jsonType, requireType } from "../middleware/require-type.ts";
import { createClientShares } from "./client-shares.ts";
import { createShare } from "./take-share.ts";
import type { CountVitals } from "./vital-metrics.ts";

const limit = "16kb";
const retrySeconds = 60;

export interface VitalDependencies extends ProblemDependencies {
	readonly countVitals: CountVitals;
}

const value = (name: keyof typeof vitalLimits) =>
	z.number().min(0).max(vitalLimits[name]).optional();

/** Names of ours alone, since each becomes a series, and values that a page view can have. */
const report = z.object({
	page: z.custom<PageId>(
		(id) => typeof id === "string" && Object.hasOwn(routes, id),
	),
	locale: z.enum(localeCodes),
	device: z.enum(deviceClasses),
	lcp: value("lcp"),
	inp: value("inp"),
	cls: value("cls"),
	ttfb: value("ttfb"),
});

const allowed: Readonly<Record<string, string>> = {
	page: "the name of a row of the route table",
	locale: localeCodes.join(", "),
	device: deviceClasses.join(", "),
	...Object.fromEntries(
		vitalNames.map((name) => [name, `a number from 0 to ${vitalLimits[name]}`]),
	),
};

/**
 * Takes what browsers measured of a page view: 204. It is counted by page, language and kind of
 * device, and nothing else is kept of it. Each client has a share of posts, and all together one.
 */
export function answerVitals(
	deps: VitalDependencies,
	siteOrigin: string,
): Router {
	const router = Router({ caseSensitive: true, strict: true });
	router
		.route(vitalsPath)
		.post(
			refuseForeignPosts(siteOrigin),
			requireShare(),
			requireType([jsonType]),
			express.json({ type: jsonType, limit }),
			take(deps.countVitals),
		)
		.all(refuseMethods("POST"));
	router.use(
		vitalsPath,
		answerProblems(deps, () => undefined),
	);
	return router;
}

function requireShare(): RequestHandler {
	const clients = createClientShares();
	const all = createShare(300, 50);
	return (req, _res, next) => {
		if (!clients.take(req.ip) || !all.take())
			throw createError(429, { headers: { "Retry-After": retrySeconds } });
		next();
	};
}

function take(countVitals: CountVitals): RequestHandler {
	return (req, res) => {
		res.setHeader("Cache-Control", "no-store");
		const { success, data, error } = report.safeParse(req.body);
		if (success) {
			countVitals(data);
			return void res.status(204).end();
		}
		const errors = error.issues.map(({ path: [name = ""] }) => ({
			pointer: name === "" ? "" : `/${String(name)}`,
			message: `allowed: ${allowed[String(name)] ?? "a JSON object"}`,
		}));
		sendProblem(req, res, { status: 400, errors });
	};
}
