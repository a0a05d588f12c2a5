import { vitalsPath } from "../../shared/endpoints.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import {
	type DeviceClass,
	type VitalName,
	type VitalReport,
	vitalLimits,
} from "../../shared/vitals.ts";
import { type LayoutShift, rankInteractions, sumShifts } from "./vital-sums.ts";

/** Milliseconds from which events are told one by one; the first interaction always is. */
const eventMs = 40;
/** The shorter side of a screen, in CSS pixels, from which it is no phone's. */
const tabletWidth = 600;

/**
 * Measures the document as its visitor feels it, from its beginning on, for browsers keep what came
 * before; and tells the server once, when it is first hidden: that may be its end. What is reached
 * from it without another document counts with it.
 */
export function measureVitals(): void {
	const found = findLocalizedPage(window.location.pathname);
	// A tab that was opened behind another one was not looked at while it loaded.
	if (!found || document.visibilityState === "hidden") return;
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
	// Where shifts can be seen and none were, that is a result.
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
		if (document.visibilityState !== "hidden") return;
		document.removeEventListener("visibilitychange", tell);
		const { page, locale } = found;
		send({ page: page.id, locale, device: classify(), ...values });
	};
	document.addEventListener("visibilitychange", tell);
}

/** What browsers tell of one event or shift, besides what every entry says. */
interface VitalEntry extends PerformanceEntry, Partial<LayoutShift> {
	readonly startTime: number;
	readonly interactionId?: number;
}

/** @returns whether the browser tells of this. */
function observe(type: string, note: (entry: VitalEntry) => void): boolean {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
	const options = { type, buffered: true, durationThreshold: eventMs };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) note(entry);
	}).observe(options);
	return true;
}

/** How many interactions there were, those that were too quick to be told included. */
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

/** To this server, whatever answers `/api/`, without cookies, and after the document's end if need be. */
function send(report: VitalReport): void {
	fetch(vitalsPath, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(report),
		credentials: "omit",
		keepalive: true,
	}).catch(() => {});
}
