import { type DeliveryKind, deliveryKinds } from "../../shared/enquiry/desk.ts";
import {
	type AttemptOutcome,
	attemptOutcomes,
} from "../delivery/delivery-worker.ts";
import type { Outbox } from "../delivery/outbox.ts";
import {
	type EnquiryOutcome,
	enquiryOutcomes,
} from "../enquiries/receive-enquiry.ts";
import type { ImageQueues } from "../images/obtain-image.ts";
import type { WorkQueue } from "../queues/work-queue.ts";
import type { Search } from "../search/create-search.ts";
import type { Metrics } from "./metrics.ts";

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

/** Adds the depth of the outbox. Omitted from scrapes while the store is down. */
export function addOutboxMetrics(
	metrics: Metrics,
	outbox: Pick<Outbox, "depth">,
): void {
	metrics.addGauges(
		"outbox_deliveries",
		"Deliveries that wait, and that were given up.",
		"state",
		async () => {
			const { waiting, dead } = await outbox.depth();
			return { waiting, dead };
		},
	);
	metrics.addGauge(
		"outbox_oldest_waiting_seconds",
		"Age of the oldest enquiry with a delivery that waits.",
		async () => (await outbox.depth()).oldestWaitingMs / 1000,
	);
}

/** Adds the load of the image endpoint, and how many requests it refused. */
export function addImageMetrics(
	metrics: Metrics,
	{ making, fetching }: Pick<ImageQueues, "making" | "fetching">,
): void {
	metrics.addGauges(
		"image_transformations",
		"Pictures that are being made, and that wait for it.",
		"state",
		() => load(making),
	);
	metrics.addGauges(
		"image_fetches",
		"Sources from other hosts that are being fetched, and that wait for it.",
		"state",
		() => load(fetching),
	);
	metrics.addCounter(
		"image_requests_refused_total",
		"Requests for pictures that were refused, since too many waited.",
		() => making.counts().refused + fetching.counts().refused,
	);
}

function load(queue: WorkQueue) {
	const { running, waiting } = queue.counts();
	return { running, waiting };
}

/** Adds the number of searches, and of those without results. */
export function addSearchMetrics(
	metrics: Metrics,
	{ counts }: Pick<Search, "counts">,
): void {
	metrics.addCounter(
		"searches_total",
		"Questions to the site's search.",
		() => counts.asked,
	);
	metrics.addCounter(
		"searches_unanswered_total",
		"Questions to which the site's search found nothing that fits.",
		() => counts.unanswered,
	);
}
