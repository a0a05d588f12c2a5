import type { Logger } from "pino";
import { type DeliveryKind, deliveryKinds } from "../../shared/enquiry/desk.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { backOff, maximalAttempts } from "./back-off.ts";
import type { Delivery, Handler } from "./delivery.ts";
import type { Outbox } from "./outbox.ts";

/** Milliseconds after which another instance may take what this one has in hand. */
const leaseMs = 60_000;

/** What became of attempts, as they are counted; one that is dead is not tried again. */
export const attemptOutcomes = ["delivered", "failed", "dead"] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

export interface DeliveryOptions {
	readonly outbox: Outbox;
	/** How each kind is delivered. What has no handler waits in the outbox. */
	readonly handlers: Readonly<Partial<Record<DeliveryKind, Handler>>>;
	readonly logger: Logger;
	/** Counts what became of an attempt. */
	readonly count?: (kind: DeliveryKind, outcome: AttemptOutcome) => void;
	/** Milliseconds after which the outbox is looked into again. */
	readonly pollMs?: number;
	/** Milliseconds that an attempt may take. */
	readonly attemptMs?: number;
	/** How many deliveries are in hand at once. */
	readonly width?: number;
	readonly now?: () => number;
	/** A number from 0 to 1, another each time. */
	readonly random?: () => number;
}

/** What delivers the outbox. */
export interface Deliveries {
	start(): void;
	/** Looks into the outbox at once. */
	nudge(): void;
	/**
	 * Takes nothing more in hand and resolves when nothing is. What takes longer than `timeoutMs`
	 * is broken off and given back.
	 */
	stop(timeoutMs: number): Promise<void>;
}

/** Prepares to deliver what is in the outbox, a few at a time, until stopped. */
export function createDeliveries(options: DeliveryOptions): Deliveries {
	const { outbox, handlers, logger, count = () => undefined } = options;
	const { now = Date.now, random = Math.random } = options;
	const { pollMs = 2000, attemptMs = 30_000 } = options;
	const { width = 4 } = options;
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

	/** Takes in hand what is due, as far as there are hands. Never rejects. */
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

	/** The store tells readiness in its own way; here one line a change is enough. */
	function reportStore(error: unknown): void {
		if (isStoreDown) return;
		isStoreDown = true;
		const reason = error instanceof Error ? error.name : "unknown";
		logger.error({ reason }, "outbox down");
	}

	return {
		nudge,
		start() {
			if (isRunning || kinds.length === 0) return;
			isRunning = true;
			poll = setInterval(nudge, pollMs);
			nudge();
		},
		async stop(timeoutMs) {
			isRunning = false;
			clearInterval(poll);
			const force = setTimeout(() => cancel.abort(), timeoutMs);
			await filling;
			await Promise.all(inHand);
			clearTimeout(force);
		},
	};
}
