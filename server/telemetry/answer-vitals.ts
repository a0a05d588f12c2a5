import type { Router } from "express";
import * as z from "zod";
import { vitalsPath } from "../../shared/endpoints.ts";
import { localeCodes } from "../../shared/locales.ts";
import { type PageId, routes } from "../../shared/routes.ts";
import { deviceClasses, vitalLimits, vitalNames } from "../../shared/vitals.ts";
import type { ProblemDependencies } from "../errors/send-problem.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign-posts.ts";
import { jsonType } from "../middleware/require-type.ts";
import { nameFaults, takeBeacons } from "./take-beacons.ts";
import { createShare } from "./take-share.ts";
import type { CountVitals } from "./vital-metrics.ts";

export interface VitalDependencies extends ProblemDependencies {
	readonly countVitals: CountVitals;
}

const value = (name: keyof typeof vitalLimits) =>
	z.number().min(0).max(vitalLimits[name]).optional();

/** Known names, because each creates a time series, and values possible for a page view. */
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

/** Counts a page view's web vitals by page, locale and device class, and stores nothing else. */
export function answerVitals(
	deps: VitalDependencies,
	siteOrigin: string,
): Router {
	return takeBeacons(deps, {
		path: vitalsPath,
		types: [jsonType],
		guards: [refuseForeignPosts(siteOrigin)],
		share: createShare(300, 50),
		take(body) {
			const { success, data, error } = report.safeParse(body);
			if (!success) return nameFaults(error, allowed);
			deps.countVitals(data);
			return undefined;
		},
	});
}
