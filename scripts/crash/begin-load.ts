import { setTimeout as wait } from "node:timers/promises";
import type { SiteDatabase } from "../../server/database/database.ts";
import { testPasswordHash } from "../../server/session/test-hash.ts";
import { judgeLedger, type Verdict } from "./judge-ledger.ts";
import { createLedger, postEnquiries } from "./post-enquiries.ts";
import type { WebhookSink } from "./webhook-sink.ts";
import { workAsStaff } from "./work-as-staff.ts";

const clients = 8;
/** Longer than a lease: deliveries in progress on a killed server stay leased for a minute. */
export const patienceMs = 150_000;
/** How long clients of short runs rest: without pauses, they take all of the processor. */
const restMs = 20;

/** Environment variables of servers under this load. */
export const loadEnv = (sink: WebhookSink) => ({
	ENQUIRY_RATE_LIMIT: "1000000",
	ENQUIRY_WEBHOOK_URL: sink.url,
	STAFF_PASSWORD_HASH: testPasswordHash,
	TRUST_PROXY: "loopback",
});

/**
 * Starts clients that post enquiries, and staff who work on them, until settled or stopped.
 *
 * @param isShort whether each of them rests after what was acknowledged.
 */
export function beginLoad(
	origins: readonly string[],
	{ delivered }: WebhookSink,
	isShort: boolean,
) {
	const ledger = createLedger();
	const stopping = new AbortController();
	let number = 0;
	const load = {
		origins,
		signal: stopping.signal,
		pauseMs: isShort ? restMs : 0,
	};
	const posting = Promise.all(
		Array.from({ length: clients }, () =>
			postEnquiries(load, ledger, () => number++),
		),
	);
	const staff = workAsStaff(load, ledger);
	return {
		untilChanges: staff.untilChanges,
		stop: () => stopping.abort(),
		/** Waits until everything that was begun is acknowledged and delivered. */
		async settle(): Promise<void> {
			const deadline = Date.now() + patienceMs;
			await staff.untilWorked(deadline);
			stopping.abort();
			await Promise.all([posting, staff.finished]);
			const isDelivered = () =>
				[...ledger.acknowledged.values()].every((reference) =>
					delivered.has(reference),
				);
			while (!isDelivered() && Date.now() < deadline) await wait(50);
		},
		async judge(
			database: SiteDatabase,
		): Promise<Verdict & { readonly answers: Record<string, number> }> {
			const verdict = await judgeLedger(
				ledger,
				staff.ledger,
				database,
				delivered,
			);
			await database.close();
			return { ...verdict, answers: Object.fromEntries(ledger.answers) };
		},
		withoutRetryAfter: () => ledger.withoutRetryAfter,
	};
}
