import type { Outbox } from "../delivery/outbox.ts";
import type { ImageQueues } from "../images/image-queues.ts";
import type { WorkQueue } from "../queues/work-queue.ts";
import type { Search } from "../search/create-search.ts";
import type { Metrics } from "./metrics.ts";

/** Adds the process's resource usage, and the running build. */
export function addProcessMetrics(metrics: Metrics, buildId: string): void {
	metrics.addGauges("site_build_info", "The build that runs.", "build", () => ({
		[buildId]: 1,
	}));
	metrics.addGauge(
		"process_start_time_seconds",
		"When the process started, in seconds since 1970.",
		() => performance.timeOrigin / 1000,
	);
	metrics.addGauge(
		"process_uptime_seconds",
		"How long the process has run.",
		() => process.uptime(),
	);
	metrics.addGauge(
		"process_resident_memory_bytes",
		"Memory that the process holds.",
		() => process.memoryUsage.rss(),
	);
	metrics.addGauge(
		"nodejs_heap_size_used_bytes",
		"JavaScript's heap, as far as it is used.",
		() => process.memoryUsage().heapUsed,
	);
	metrics.addCounter(
		"process_cpu_seconds_total",
		"Processor time that the process has used.",
		() => {
			const { user, system } = process.cpuUsage();
			return (user + system) / 1_000_000;
		},
	);
}

/** Adds the depth of the outbox. Omitted from scrapes while the store is down. */
export function addOutboxMetrics(metrics: Metrics, outbox: Outbox): void {
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
