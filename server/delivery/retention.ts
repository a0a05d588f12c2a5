import type { Logger } from "pino";
import type { EnquiryDatabase } from "../database/database.ts";
import { eraseReferences } from "../database/erasure/erase-references.ts";
import { findWitness, noteBelieved } from "./believed-time.ts";
import { createClockTrust } from "./clock-trust.ts";
import { createDoubtfulShare } from "./doubtful-share.ts";

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

export interface RetentionOptions {
	readonly database: EnquiryDatabase;
	/** Days that an enquiry is kept; for ever if undefined. */
	readonly days: number | undefined;
	readonly logger: Logger;
	readonly now?: () => number;
	/** Milliseconds that have really passed. */
	readonly elapsed?: () => number;
	readonly everyMs?: number;
	/** Enquiries that one transaction deletes, and overwrites, with CVs of up to 5 MB each. */
	readonly batch?: number;
}

/** What deletes what need not be kept any longer. */
export interface Retention {
	/** Resolves when nothing is being deleted any more. */
	stop(): Promise<void>;
}

/**
 * Deletes, at once and then every hour: enquiries older than allowed, with all that belongs to
 * them, and sessions and counts of posts that have ended. What was deleted by whomever goes from
 * the files, too, should a crash have come between. Enquiries wait for a clock that can be believed,
 * for they do not come back; by one that nothing but a day of standing speaks for, a tenth of them
 * goes in a day, the oldest, and it is said aloud, so that somebody can set it right.
 */
export function startRetention(options: RetentionOptions): Retention {
	const { database, days, logger } = options;
	const { now = Date.now, everyMs = hourMs, batch = 20 } = options;
	const { elapsed = () => performance.now() } = options;
	const clock = createClockTrust(now, elapsed);
	const mayDelete = createDoubtfulShare(database, elapsed);
	let wasTrusted = true;
	let isStopped = false;
	let sweeping = Promise.resolve();

	const sweep = async (): Promise<void> => {
		const time = now();
		try {
			const ended = await deleteEnded(database, time);
			const witness =
				days === undefined ? undefined : await findWitness(database);
			// Without one there are no enquiries, or they are kept for ever.
			const isTrusted = witness === undefined || clock.isTrusted(witness);
			if (wasTrusted && !isTrusted)
				logger.warn(
					{ clock: new Date(time).toISOString() },
					"clock not believed, nothing deleted yet",
				);
			wasTrusted = isTrusted;
			const share =
				isTrusted && clock.isDoubtful() ? await mayDelete() : undefined;
			let enquiries = 0;
			for (let isMore = days !== undefined && isTrusted; isMore; ) {
				const most = Math.min(batch, share?.left ?? batch);
				const before = time - (days ?? 0) * dayMs;
				const deleted = await deleteOld(database, before, most);
				enquiries += deleted;
				if (share) share.left -= deleted;
				isMore = deleted === batch && !isStopped;
			}
			const isSpent = share?.left === 0;
			if (isSpent && enquiries > 0)
				logger.error(
					{ clock: new Date(time).toISOString(), enquiries },
					"clock in doubt, no more enquiries deleted today",
				);
			// Until all is deleted, a restart is to begin with the doubt.
			if (isTrusted && !isSpent && witness !== undefined)
				await noteBelieved(database, time);
			await database.scrub();
			if (enquiries + ended.sessions + ended.postCounts > 0)
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
		async stop() {
			isStopped = true;
			clearInterval(timer);
			await sweeping;
		},
	};
}

async function deleteEnded(database: EnquiryDatabase, time: number) {
	return database.use(async (db) => {
		const sessions = await db
			.deleteFrom("sessions")
			.where("expires_at", "<=", time)
			.executeTakeFirst();
		const postCounts = await db
			.deleteFrom("post_counts")
			.where((of) =>
				of.or([
					of("resets_at", "<=", time),
					// No window is as long: the clock was wrong, and is right again.
					of("resets_at", ">", time + dayMs),
				]),
			)
			.executeTakeFirst();
		return {
			sessions: Number(sessions.numDeletedRows),
			postCounts: Number(postCounts.numDeletedRows),
		};
	});
}

/** Deletes the oldest enquiries stored before a time, and with each what refers to it. */
async function deleteOld(
	database: EnquiryDatabase,
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
			// Instances that sweep at once take different ones, and do not wait for each other.
			.$if(database.dialect === "postgres", (old) =>
				old.forUpdate().skipLocked(),
			)
			.execute();
		return eraseReferences(
			db,
			rows.map(({ reference }) => reference),
		);
	});
	return erased.length;
}
