import type { Logger } from "pino";
import type { SiteDatabase } from "../database.ts";
import { eraseReferences } from "./erase-references.ts";

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** How long the audit trail keeps refused sign-ins, with strangers' addresses. */
const refusalMs = 90 * dayMs;
/** The fraction of all enquiries that may be deleted at once without suspicion. */
const usualPart = 0.1;

export interface RetentionOptions {
	readonly database: SiteDatabase;
	/** Days to keep an enquiry; forever if undefined. */
	readonly days: number | undefined;
	readonly logger: Logger;
	readonly now?: () => number;
	/** A monotonic clock in milliseconds, independent of the wall clock. */
	readonly elapsed?: () => number;
	readonly everyMs?: number;
	/** The most enquiries that one transaction deletes and overwrites, with CVs of up to 5 MB each. */
	readonly batch?: number;
}

/** The job that deletes expired data. */
export type Retention = ReturnType<typeof startRetention>;

/**
 * Deletes, immediately and then every hour: enquiries older than allowed, with all their data, and
 * expired sessions, one-time links, challenges, known browsers and post counts; and refused sign-ins
 * of 90 days ago from the audit trail. Also scrubs earlier deletions from the database files, in case
 * a crash interrupted that.
 *
 * Deleted enquiries are gone for good. If more than a tenth are due at once, the clock or the
 * number of days may be wrong: nothing is deleted for a day, then a tenth per day, the oldest
 * first, each time with an error in the log.
 */
export function startRetention(options: RetentionOptions) {
	const { database, days, logger } = options;
	const { now = Date.now, everyMs = hourMs, batch = 20 } = options;
	const { elapsed = () => performance.now() } = options;
	/** When, by `elapsed`, the next tenth may be deleted. */
	let nextPartAt: number | undefined;
	let isStopped = false;
	let sweeping = Promise.resolve();

	/** How many of the enquiries stored before a time may be deleted now. */
	const countDeletable = async (before: number): Promise<number> => {
		const { all, due } = await countEnquiries(database, before);
		// At least one, or a small store would never finish.
		const usual = Math.max(1, Math.ceil(all * usualPart));
		if (due <= usual) {
			nextPartAt = undefined;
			return due;
		}
		const isNew = nextPartAt === undefined;
		nextPartAt ??= elapsed() + dayMs;
		if (!isNew && elapsed() < nextPartAt) return 0;
		logger.error(
			{ clock: new Date(now()).toISOString(), enquiries: all, due },
			"many enquiries due at once, deleted by a tenth a day",
		);
		if (isNew) return 0;
		nextPartAt += dayMs;
		return usual;
	};
	const deleteDue = async (before: number): Promise<number> => {
		const most = await countDeletable(before);
		let deleted = 0;
		while (deleted < most && !isStopped) {
			const size = Math.min(batch, most - deleted);
			const count = await deleteOld(database, before, size);
			deleted += count;
			// Another instance has locked the others.
			if (count < size) break;
		}
		return deleted;
	};
	const sweep = async (): Promise<void> => {
		const time = now();
		try {
			const ended = await deleteEnded(database, time);
			const enquiries =
				days === undefined ? 0 : await deleteDue(time - days * dayMs);
			await database.scrub();
			if (enquiries + ended.sessions + ended.postCounts + ended.refusals > 0)
				logger.info({ enquiries, ...ended }, "expired data deleted");
		} catch (error) {
			const reason = error instanceof Error ? error.name : "unknown";
			logger.error({ reason }, "expired data not deleted");
		}
	};
	const run = (): void => {
		sweeping = sweeping.then(sweep);
	};

	run();
	const timer = setInterval(run, everyMs);
	return {
		/** Resolves when no deletion is running. */
		async stop(): Promise<void> {
			isStopped = true;
			clearInterval(timer);
			await sweeping;
		},
	};
}

async function countEnquiries(database: SiteDatabase, before: number) {
	const { all, due } = await database.use((db) =>
		db
			.selectFrom("enquiries")
			.select(({ fn }) => [
				fn.countAll().as("all"),
				fn.countAll().filterWhere("created_at", "<", before).as("due"),
			])
			.executeTakeFirstOrThrow(),
	);
	return { all: Number(all), due: Number(due) };
}

async function deleteEnded(database: SiteDatabase, time: number) {
	return database.use(async (db) => {
		const sessions = await db
			.deleteFrom("sessions")
			.where("expires_at", "<=", time)
			.executeTakeFirst();
		for (const table of [
			"staff_invites",
			"staff_challenges",
			"staff_devices",
		] as const)
			await db.deleteFrom(table).where("expires_at", "<=", time).execute();
		const postCounts = await db
			.deleteFrom("post_counts")
			.where((of) =>
				of.or([
					of("resets_at", "<=", time),
					// No window is this long, so the clock was wrong when it was stored.
					of("resets_at", ">", time + dayMs),
				]),
			)
			.executeTakeFirst();
		const refusals = await db
			.deleteFrom("audit")
			.where("action", "=", "sign-in-refused")
			.where("created_at", "<", time - refusalMs)
			.executeTakeFirst();
		return {
			sessions: Number(sessions.numDeletedRows),
			postCounts: Number(postCounts.numDeletedRows),
			refusals: Number(refusals.numDeletedRows),
		};
	});
}

/** Deletes the oldest enquiries stored before a time, with all rows that refer to them. */
async function deleteOld(
	database: SiteDatabase,
	before: number,
	batch: number,
): Promise<number> {
	const erased = await database.erase(async (db) => {
		const rows = await db
			.selectFrom("enquiries")
			.select("reference")
			.where("created_at", "<", before)
			.orderBy("created_at")
			.limit(batch)
			// Concurrent sweeps take different rows and do not block each other.
			.forUpdate()
			.skipLocked()
			.execute();
		return eraseReferences(
			db,
			rows.map(({ reference }) => reference),
		);
	});
	return erased.length;
}
