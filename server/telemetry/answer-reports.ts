import express, { type RequestHandler, Router } from "express";
import createError from "http-errors";
import { reportsPath } from "../../shared/endpoints.ts";
import { refuseMethods } from "../errors/method-not-allowed.ts";
import {
	answerProblems,
	type ProblemDependencies,
} from "../errors/send-problem.ts";
import type { Metrics } from "../log/metrics.ts";
import { requireType } from "../middleware/require-type.ts";
import { readReports } from "./report-facts.ts";
import { createShare } from "./take-share.ts";

const types = ["application/reports+json", "application/csp-report"];
const limit = "16kb";
const retrySeconds = 10;

export interface ReportDependencies extends ProblemDependencies {
	readonly metrics: Metrics;
}

/**
 * Takes browsers' reports of what our policies forbade, and others (Reporting API): 204. All are
 * counted, a few are logged, by names of ours alone. Who sends them is not asked: the bound is for all
 * senders together, since one for each would have to keep their addresses.
 */
export function answerReports(deps: ReportDependencies): Router {
	const router = Router({ caseSensitive: true, strict: true });
	router
		.route(reportsPath)
		.post(
			requireShare(),
			requireType(types),
			express.json({ type: types, limit }),
			takeReports(deps),
		)
		.all(refuseMethods("POST"));
	router.use(
		reportsPath,
		answerProblems(deps, () => undefined),
	);
	return router;
}

function requireShare(): RequestHandler {
	const posts = createShare(100, 10);
	return (_req, _res, next) => {
		if (!posts.take())
			throw createError(429, { headers: { "Retry-After": retrySeconds } });
		next();
	};
}

function takeReports({ metrics, logger }: ReportDependencies): RequestHandler {
	const lines = createShare(20, 0.2);
	return (req, res) => {
		const reports = readReports(req.body);
		if (!reports) throw createError(400);
		for (const report of reports) {
			metrics.countReport(report.type, report.about);
			if (lines.take()) logger.warn({ report }, "browser report");
		}
		res.setHeader("Cache-Control", "no-store");
		res.status(204).end();
	};
}
