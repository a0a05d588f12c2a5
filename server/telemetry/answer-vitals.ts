import type { Router } from "express";
import * as z from "zod";
import { vitalsPath } from "../../shared/endpoints.ts";
import { localeCodes } from "../../shared/locales.ts";
import { type PageId, routes } from "../../shared/routes.ts";
import {
	deviceClasses,
	type VitalName,
	vitalLimits,
	vitalNames,
} from "../../shared/vitals.ts";
import type { ProblemDependencies } from "../errors/send-problem.ts";
import type { Metrics } from "../log/metrics.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign.ts";
import { jsonType } from "../middleware/require-type.ts";
import { createShare } from "./client-shares.ts";
import { nameFaults, takeBeacons } from "./take-beacons.ts";

interface VitalDependencies extends ProblemDependencies {
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

/** Counts one page view's web vitals, in milliseconds except for `cls`. */
type CountVitals = (values: z.output<typeof report>) => void;

const seconds = [0.1, 0.25, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];

/** The buckets include the thresholds of good and poor values (https://web.dev/articles/vitals). */
const histograms = {
	lcp: {
		name: "web_vitals_lcp_seconds",
		help: "When the largest part of a page had been painted, in browsers.",
		buckets: seconds,
		unit: 1000,
	},
	inp: {
		name: "web_vitals_inp_seconds",
		help: "How long a page took to show what an interaction did, in browsers.",
		buckets: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
		unit: 1000,
	},
	cls: {
		name: "web_vitals_cls",
		help: "How much of a page moved unasked, as a sum of shares, in browsers.",
		buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
		unit: 1,
	},
	ttfb: {
		name: "web_vitals_ttfb_seconds",
		help: "When the first byte of a page had come, in browsers.",
		buckets: seconds,
		unit: 1000,
	},
} satisfies Record<VitalName, object>;

/**
 * Adds the web vitals, by template, locale and device class.
 *
 * @returns a function that records a page view.
 */
export function addVitalMetrics(metrics: Metrics): CountVitals {
	const labels = ["template", "locale", "device"] as const;
	const observers = vitalNames.map((vital) => {
		const { name, help, buckets, unit } = histograms[vital];
		const observe = metrics.makeHistogram(name, help, buckets, labels);
		return { vital, unit, observe };
	});
	return (values) => {
		const { locale, device } = values;
		const template = routes[values.page].page;
		for (const { vital, unit, observe } of observers) {
			const value = values[vital];
			if (value !== undefined)
				observe({ template, locale, device }, value / unit);
		}
	};
}
