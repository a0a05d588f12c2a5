import type { Updateable } from "kysely";
import { type DeliveryKind, deliveryKinds } from "../../shared/enquiry/desk.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { latestEnd } from "../database/latest-end.ts";
import type { Schema } from "../database/migrations/schema.ts";
import { longestBackOffMs } from "./back-off.ts";
import type { Delivery } from "./delivery.ts";
import { readDelivered } from "./read-delivered.ts";

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Pending deliveries, with at-least-once semantics. Every method rejects with a `StoreDownError`
 * while the database is unavailable.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createOutbox(
	database: SiteDatabase,
	now: () => number = Date.now,
) {
	/** Returns a delivery to the outbox, changed, unless its lease was lost. */
	const giveBack = (
		{ id, attempt }: Delivery,
		change: Updateable<Schema["outbox"]>,
	) =>
		database.use(async (db) => {
			await db
				.updateTable("outbox")
				.set({ ...change, leased_until: 0 })
				.where("id", "=", id)
				.where("state", "=", "waiting")
				// Every claim increments `attempts`, so a match proves that the lease is still ours.
				.where("attempts", "=", attempt)
				.execute();
		});
	return {
		/**
		 * Claims a due delivery of one of these kinds for `leaseMs` milliseconds. No other instance gets
		 * it during the lease; afterward it may be claimed again.
		 */
		claim: (
			kinds: readonly DeliveryKind[],
			leaseMs: number,
		): Promise<Delivery | undefined> =>
			database.transaction(async (db) => {
				const time = now();
				const row = await findDue(db, kinds, time, leaseMs);
				const kind = deliveryKinds.find((known) => known === row?.kind);
				if (!row || !kind) return undefined;
				// Incremented first, so that a delivery that crashes the process is given up eventually.
				const attempt = row.attempts + 1;
				await db
					.updateTable("outbox")
					.set({ attempts: attempt, leased_until: time + leaseMs })
					.where("id", "=", row.id)
					.execute();
				const enquiry = await readDelivered(db, row.reference);
				return { id: row.id, kind, attempt, enquiry };
			}),

		complete: ({ id }: Delivery) =>
			database.use(async (db) => {
				// Even if the lease was lost: delivered is delivered.
				await db
					.updateTable("outbox")
					.set({
						state: "delivered",
						delivered_at: now(),
						leased_until: 0,
						last_error: null,
					})
					.where("id", "=", id)
					.execute();
			}),

		/**
		 * Returns a failed delivery to the outbox, unless its lease was lost.
		 *
		 * @param next when it is due again, in milliseconds since 1970, or `dead` for never.
		 */
		fail: (delivery: Delivery, reason: string, next: number | "dead") =>
			giveBack(delivery, {
				...(next === "dead" ? { state: "dead" } : { due_at: next }),
				last_error: reason,
			}),

		/** Returns a delivery as if it had never been attempted. */
		release: (delivery: Delivery) =>
			giveBack(delivery, { attempts: delivery.attempt - 1 }),

		/** The number of deliveries by state. */
		depth: () =>
			database.use(async (db) => {
				const rows = await db
					.selectFrom("outbox")
					.select(({ fn }) => [
						"state",
						fn.countAll<number>().as("count"),
						fn.min("created_at").as("oldest"),
					])
					.where("state", "in", ["waiting", "dead"])
					.groupBy("state")
					.execute();
				const waiting = rows.find(({ state }) => state === "waiting");
				const dead = rows.find(({ state }) => state === "dead");
				return {
					waiting: waiting?.count ?? 0,
					dead: dead?.count ?? 0,
					/** The age of the oldest enquiry with a waiting delivery; 0 if none waits. */
					oldestWaitingMs: waiting ? Math.max(now() - waiting.oldest, 0) : 0,
				};
			}),
	};
}

/** The unclaimed delivery that has been due longest. */
function findDue(
	db: Queries,
	kinds: readonly DeliveryKind[],
	time: number,
	leaseMs: number,
) {
	return db
		.selectFrom("outbox")
		.select(["id", "kind", "reference", "attempts"])
		.where("state", "=", "waiting")
		.where("kind", "in", kinds)
		.where((of) =>
			of.or([
				of("due_at", "<=", time),
				of("due_at", ">", latestEnd(time, longestBackOffMs)),
			]),
		)
		.where((of) =>
			of.or([
				of("leased_until", "<=", time),
				of("leased_until", ">", latestEnd(time, leaseMs)),
			]),
		)
		.orderBy("due_at")
		.orderBy("id")
		.limit(1)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();
}
