import { statfs } from "node:fs/promises";
import { type DeliveryKind, deliveryKinds } from "../../shared/enquiry/desk.ts";
import {
	type AttemptOutcome,
	attemptOutcomes,
} from "../delivery/delivery-worker.ts";
import type { Readiness } from "../discovery/answer-health.ts";
import {
	type EnquiryOutcome,
	enquiryOutcomes,
} from "../enquiries/receive-enquiry.ts";
import type { Metrics } from "./metrics.ts";
import { readInTime } from "./read-in-time.ts";

/** Shorter than a scrape waits, or the store would be missing where it is to be down. */
const storeMs = 800;

/**
 * Adds what the server is ready for. Of a store that is down or does not answer it says so, rather
 * than nothing: rules compare with what is there.
 */
export function addReadinessMetrics(
	metrics: Metrics,
	readiness: Readiness,
	store: { isUp(): Promise<boolean> },
): void {
	metrics.addGauge(
		"site_ready",
		"Whether pages are to be asked for here.",
		() => Number(!readiness.isStarting && !readiness.isDraining),
	);
	metrics.addGauge(
		"store_up",
		"Whether the database of enquiries can be used.",
		async () => Number((await readInTime(() => store.isUp(), storeMs)) ?? 0),
	);
}

/** Adds how much room there is where the server writes. */
export function addDiskMetrics(metrics: Metrics, dataDir: string): void {
	metrics.addGauges(
		"data_dir_bytes",
		"Room of the file system that holds DATA_DIR: all of it, and what is free.",
		"room",
		async () => {
			const { bsize, blocks, bavail } = await statfs(dataDir);
			return { all: blocks * bsize, free: bavail * bsize };
		},
	);
}

/** Adds what became of posted enquiries. @returns what counts one. */
export function addEnquiryMetrics(
	metrics: Metrics,
): (outcome: EnquiryOutcome) => void {
	const count = metrics.makeCounter(
		"enquiries_total",
		"Enquiries that were posted, by what became of them.",
		["outcome"],
		enquiryOutcomes.map((outcome) => ({ outcome })),
	);
	return (outcome) => count({ outcome });
}

/** Adds what became of attempts to deliver. @returns what counts one. */
export function addDeliveryMetrics(
	metrics: Metrics,
): (kind: DeliveryKind, outcome: AttemptOutcome) => void {
	const count = metrics.makeCounter(
		"delivery_attempts_total",
		"Attempts to deliver enquiries, by what became of them.",
		["kind", "outcome"],
		deliveryKinds.flatMap((kind) =>
			attemptOutcomes.map((outcome) => ({ kind, outcome })),
		),
	);
	return (kind, outcome) => count({ kind, outcome });
}
