import type { Router } from "express";
import { reportsPath } from "../../shared/endpoints.ts";
import type { ProblemDependencies } from "../errors/send-problem.ts";
import type { Metrics } from "../log/metrics.ts";
import { createLineShare, createShare } from "./client-shares.ts";
import { readReports } from "./report-facts.ts";
import { takeBeacons } from "./take-beacons.ts";

interface ReportDependencies extends ProblemDependencies {
	readonly metrics: Metrics;
}

/**
 * Accepts browsers' reports of policy violations and other events (Reporting API). All are counted
 * and a few are logged, using only names from closed lists.
 */
export function answerReports(deps: ReportDependencies): Router {
	const { metrics, logger } = deps;
	const mayLog = createLineShare();
	return takeBeacons(deps, {
		path: reportsPath,
		types: ["application/reports+json", "application/csp-report"],
		share: createShare(100, 10),
		take(body, address) {
			const reports = readReports(body);
			if (!reports) return [];
			for (const report of reports) {
				const { type, about } = report;
				metrics.countReport({ type, about });
				if (mayLog(address)) logger.warn({ report }, "browser report");
			}
			return undefined;
		},
	});
}
