import { onTestFinished, vi } from "vitest";
import type { SiteDatabase } from "../database/database.ts";
import { testPlaces } from "../database/test-databases.ts";
import type { Outcome } from "./delivery.ts";
import { createDeliveries, type DeliveryOptions } from "./delivery-worker.ts";
import { createOutbox } from "./outbox.ts";
import { recordLog } from "./test-outbox.ts";

/** The time at which tests start, in milliseconds since 1970. */
export const start = Date.UTC(2026, 10, 21, 8, 30);

export const delivered: Outcome = { kind: "delivered" };

/** A SQLite database, for tests where the kind does not matter. */
export async function openSqlite(): Promise<SiteDatabase> {
	const [[, make] = []] = testPlaces;
	if (!make) throw new Error("no database to test with");
	return (await make()).open();
}

/** A worker that stops when the test ends. */
export function startWorker(
	database: SiteDatabase,
	options: Partial<DeliveryOptions> = {},
) {
	const log = recordLog();
	const worker = createDeliveries({
		outbox: createOutbox(database, options.now ?? (() => start)),
		handlers: {},
		logger: log.logger,
		pollMs: 10,
		random: () => 1,
		now: () => start,
		...options,
	});
	worker.start();
	onTestFinished(() => worker.stop(0));
	return { ...worker, log };
}

/** Waits until a check passes, long enough for a busy machine. */
export function eventually(check: () => unknown): Promise<unknown> {
	return vi.waitFor(check, { timeout: 15_000, interval: 10 });
}
