import type { Logger } from "pino";
import { type DeliveryKind, deliveryKinds } from "../../shared/enquiry/desk.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { backOff, maximalAttempts } from "./back-off.ts";
import type { Delivery, Handler } from "./delivery.ts";
import type { Outbox } from "./outbox.ts";

/** Lease of a claimed delivery, in milliseconds; then another instance may claim it. */
const leaseMs = 60_000;

/** The outcomes of attempts, for metrics. A dead delivery is not retried. */
export const attemptOutcomes = ["delivered", "failed", "dead"] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

export interface DeliveryOptions {
	readonly outbox: Outbox;
	/** The handler of each kind. Deliveries without a handler stay in the outbox. */
	readonly handlers: Readonly<Partial<Record<DeliveryKind, Handler>>>;
	readonly logger: Logger;
	readonly count?: (kind: DeliveryKind, outcome: AttemptOutcome) => void;
	/** Milliseconds between two polls of the outbox. */
	readonly pollMs?: number;
	/** The maximum duration of an attempt, in milliseconds. */
	readonly attemptMs?: number;
	/** How many deliveries run concurrently. */
	readonly width?: number;
	readonly now?: () => number;
	/** Returns a random number from 0 to 1. */
	readonly random?: () => number;
}

/** Creates a worker that delivers the outbox, a few deliveries at a time, until stopped. */
export function createDeliveries(options: DeliveryOptions) {
	const { outbox, handlers, logger, count = () => undefined } = options;
	const { now = Date.now, random = Math.random } = options;
	const { pollMs = 2000, attemptMs = 30_000, width = 4 } = options;
	const kinds = deliveryKinds.filter((kind) => handlers[kind]);
	const cancel = new AbortController();
	const inHand = new Set<Promise<void>>();
	let isRunning = false;
	let isStoreDown = false;
	let poll: NodeJS.Timeout | undefined;
	let filling: Promise<void> | undefined;
	let isNudged = false;

	const nudge = (): void => {
		isNudged = true;
		if (!isRunning || filling) return;
		filling = fill().finally(() => {
			filling = undefined;
			if (isNudged) nudge();
		});
	};

	/** Claims due deliveries up to the worker's width. Never rejects. */
	async function fill(): Promise<void> {
		isNudged = false;
		try {
			while (isRunning && inHand.size < width) {
				const delivery = await outbox.claim(kinds, leaseMs);
				if (isStoreDown) logger.info("outbox up");
				isStoreDown = false;
				if (!delivery) return;
				const work = handle(delivery)
					.catch(reportStore)
					.finally(() => {
						inHand.delete(work);
						nudge();
					});
				inHand.add(work);
			}
		} catch (error) {
			reportStore(error);
		}
	}

	async function handle(delivery: Delivery): Promise<void> {
		if (!isRunning) return outbox.release(delivery);
		const { kind, attempt, enquiry } = delivery;
		const about = { reference: enquiry.reference, kind, attempt };
		const outcome = await attemptDelivery(delivery, handlers[kind], {
			timeoutMs: attemptMs,
			cancel: cancel.signal,
		});
		if (outcome.kind === "cancelled") {
			await outbox.release(delivery);
			return logger.info(about, "delivery given back");
		}
		if (outcome.kind === "delivered") {
			count(kind, "delivered");
			await outbox.complete(delivery);
			const { refusedRecipients } = outcome;
			if (!refusedRecipients) return logger.info(about, "delivered");
			return logger.warn({ ...about, refusedRecipients }, "delivered to some");
		}
		const { reason, frames } = outcome;
		const failure = { ...about, reason, ...(frames && { frames }) };
		if (outcome.isPermanent || attempt >= maximalAttempts) {
			count(kind, "dead");
			await outbox.fail(delivery, reason, "dead");
			return logger.error(failure, "delivery dead");
		}
		const waitMs = backOff(attempt, random());
		count(kind, "failed");
		await outbox.fail(delivery, reason, now() + waitMs);
		logger.warn({ ...failure, waitMs }, "delivery failed");
	}

	/** The store has readiness checks of its own; here one log line per change is enough. */
	function reportStore(error: unknown): void {
		if (isStoreDown) return;
		isStoreDown = true;
		const reason = error instanceof Error ? error.name : "unknown";
		logger.error({ reason }, "outbox down");
	}

	return {
		/** The kinds of deliveries that are configured: those with a handler. */
		kinds,
		/** Polls the outbox now. */
		nudge,
		start(): void {
			if (isRunning || kinds.length === 0) return;
			isRunning = true;
			poll = setInterval(nudge, pollMs);
			nudge();
		},
		/**
		 * Claims nothing more and resolves when every running delivery has ended. After `timeoutMs`, the
		 * rest are interrupted and released.
		 */
		async stop(timeoutMs: number): Promise<void> {
			isRunning = false;
			clearInterval(poll);
			const force = setTimeout(() => cancel.abort(), timeoutMs);
			await filling;
			await Promise.all(inHand);
			clearTimeout(force);
		},
	};
}
