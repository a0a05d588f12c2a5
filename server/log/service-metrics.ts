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

/** Less than the deadline for reading a metric; otherwise a store that hangs would be omitted. */
const storeMs = 800;

/**
 * Adds the server's readiness. An unreachable store is reported as 0 instead of being omitted,
 * because alerting rules compare existing values.
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

/** Adds the disk space of the data directory. */
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

/**
 * Adds the outcomes of posted enquiries.
 *
 * @returns a function that counts one.
 */
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

/**
 * Adds the outcomes of delivery attempts.
 *
 * @returns a function that counts one.
 */
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
