import { vitalsPath } from "../../shared/endpoints.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import {
	type DeviceClass,
	type VitalName,
	type VitalReport,
	vitalLimits,
} from "../../shared/vitals.ts";
import { send } from "../http.ts";
import { type LayoutShift, rankInteractions, sumShifts } from "./vital-sums.ts";

/** Minimum duration of reported events, in milliseconds; the first input is always reported. */
const eventMs = 40;
/** Shorter side of the smallest tablet screen, in CSS pixels. */
const tabletWidth = 600;

/**
 * Measures the document's web vitals from its start, since browsers buffer earlier entries. Sends
 * them once, when the document is first hidden, because that may be its end. Pages reached by
 * client-side navigation count toward the same document.
 */
export function measureVitals(): void {
	const found = findLocalizedPage(window.location.pathname);
	// A tab opened in the background was not watched while it loaded.
	if (!found || document.hidden) return;
	const values: Partial<Record<VitalName, number>> = {};
	const [timing] = performance.getEntriesByType("navigation");
	const note = (name: VitalName, value: number) => {
		if (value <= vitalLimits[name]) values[name] = value;
	};
	if (timing instanceof PerformanceNavigationTiming)
		note("ttfb", timing.responseStart);
	observe("largest-contentful-paint", ({ startTime }) =>
		note("lcp", startTime),
	);
	const addShift = sumShifts();
	// If the browser supports shifts and reports none, the score is zero.
	const seesShifts = observe(
		"layout-shift",
		({ value = 0, startTime, hadRecentInput = false }) =>
			note("cls", addShift({ value, startTime, hadRecentInput })),
	);
	if (seesShifts) note("cls", 0);
	const rank = rankInteractions();
	let seen = 0;
	const rankEvent = ({ interactionId, duration }: VitalEntry) => {
		if (interactionId)
			note("inp", rank(interactionId, duration, interactionCount(++seen)));
	};
	observe("first-input", rankEvent);
	observe("event", rankEvent);

	const tell = () => {
		if (!document.hidden) return;
		document.removeEventListener("visibilitychange", tell);
		const { page, locale } = found;
		const body = {
			page: page.id,
			locale,
			device: classify(),
			...values,
		} satisfies VitalReport;
		send(vitalsPath, { method: "POST", body, isReport: true }).catch(() => {});
	};
	document.addEventListener("visibilitychange", tell);
}

/** A performance entry of an event or a layout shift. */
interface VitalEntry extends PerformanceEntry, Partial<LayoutShift> {
	readonly startTime: number;
	readonly interactionId?: number;
}

/** @returns whether the browser supports this entry type */
function observe(type: string, note: (entry: VitalEntry) => void): boolean {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
	const options = { type, buffered: true, durationThreshold: eventMs };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) note(entry);
	}).observe(options);
	return true;
}

/** Number of interactions, including those too fast to be reported. */
function interactionCount(seen: number): number {
	return "interactionCount" in performance &&
		typeof performance.interactionCount === "number"
		? performance.interactionCount
		: seen;
}

function classify(): DeviceClass {
	if (!matchMedia("(pointer: coarse)").matches) return "desktop";
	const { width, height } = window.screen;
	return Math.min(width, height) < tabletWidth ? "phone" : "tablet";
}
