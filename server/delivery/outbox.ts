import { type DeliveryKind, deliveryKinds } from "../../shared/enquiry/desk.ts";
import { clockSlackMs } from "../database/clock-slack.ts";
import type { EnquiryDatabase, Queries } from "../database/database.ts";
import { longestBackOffMs } from "./back-off.ts";
import type { Delivery } from "./delivery.ts";
import { readDelivered } from "./read-delivered.ts";

/** How much is in the outbox. */
interface OutboxDepth {
	readonly waiting: number;
	readonly dead: number;
	/** Age of the oldest enquiry with a delivery that waits, in milliseconds; 0 if none waits. */
	readonly oldestWaitingMs: number;
}

/**
 * What has to be delivered, at least once. Every method rejects with a `StoreDownError` while the
 * database cannot be used.
 */
export interface Outbox {
	/**
	 * Takes a due delivery of one of these kinds in hand for `leaseMs` milliseconds, in which no
	 * other instance gets it. Whoever has it in hand longer has lost it to the next.
	 */
	claim(
		kinds: readonly DeliveryKind[],
		leaseMs: number,
	): Promise<Delivery | undefined>;
	complete(delivery: Delivery): Promise<void>;
	/**
	 * Gives a delivery back after a failure, unless the lease was lost.
	 *
	 * @param next when it is due again, in milliseconds since 1970, or that it never is.
	 */
	fail(
		delivery: Delivery,
		reason: string,
		next: number | "dead",
	): Promise<void>;
	/** Gives a delivery back as it was, as if it had never been tried. */
	release(delivery: Delivery): Promise<void>;
	depth(): Promise<OutboxDepth>;
}

/** @param now the time in milliseconds since 1970. */
export function createOutbox(
	database: EnquiryDatabase,
	now: () => number = Date.now,
): Outbox {
	return {
		claim: (kinds, leaseMs) =>
			database.transaction(async (db) => {
				const time = now();
				const row = await findDue(database, db, kinds, time, leaseMs);
				const kind = deliveryKinds.find((known) => known === row?.kind);
				if (!row || !kind) return undefined;
				// Counted before it is tried, so that what crashes the process is given up some day.
				const attempt = row.attempts + 1;
				await db
					.updateTable("outbox")
					.set({ attempts: attempt, leased_until: time + leaseMs })
					.where("id", "=", row.id)
					.execute();
				const enquiry = await readDelivered(db, row.reference);
				return { id: row.id, kind, attempt, enquiry };
			}),

		complete: ({ id }) =>
			database.use(async (db) => {
				// Even when the lease was lost meanwhile: what is delivered is delivered.
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

		fail: ({ id, attempt }, reason, next) =>
			database.use(async (db) => {
				await db
					.updateTable("outbox")
					.set({
						...(next === "dead" ? { state: "dead" } : { due_at: next }),
						leased_until: 0,
						last_error: reason,
					})
					.where("id", "=", id)
					.where("state", "=", "waiting")
					// Counts up with every claim, so it tells whose turn it is.
					.where("attempts", "=", attempt)
					.execute();
			}),

		release: ({ id, attempt }) =>
			database.use(async (db) => {
				await db
					.updateTable("outbox")
					.set({ attempts: attempt - 1, leased_until: 0 })
					.where("id", "=", id)
					.where("state", "=", "waiting")
					.where("attempts", "=", attempt)
					.execute();
			}),

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
					oldestWaitingMs: waiting ? Math.max(now() - waiting.oldest, 0) : 0,
				};
			}),
	};
}

/** The delivery that has been due longest and that nobody has in hand. */
function findDue(
	{ dialect }: EnquiryDatabase,
	db: Queries,
	kinds: readonly DeliveryKind[],
	time: number,
	leaseMs: number,
) {
	return (
		db
			.selectFrom("outbox")
			.select(["id", "kind", "reference", "attempts"])
			.where("state", "=", "waiting")
			.where("kind", "in", kinds)
			// What is due or leased later than we ever say was written by a wrong clock.
			.where((of) =>
				of.or([
					of("due_at", "<=", time),
					of("due_at", ">", time + longestBackOffMs + clockSlackMs),
				]),
			)
			.where((of) =>
				of.or([
					of("leased_until", "<=", time),
					of("leased_until", ">", time + leaseMs + clockSlackMs),
				]),
			)
			.orderBy("due_at")
			.orderBy("id")
			.limit(1)
			// On SQLite the transaction holds the write lock, so nobody else is here.
			.$if(dialect === "postgres", (due) => due.forUpdate().skipLocked())
			.executeTakeFirst()
	);
}
