import { StoreDownError } from "./database.ts";

/** Limits on waiting for the database, in milliseconds. */
export type Deadlines = Readonly<typeof deadlines>;

/** The site's deadlines: visitors must see a failure before they give up. */
export const deadlines = {
	connectMs: 2000,
	readMs: 2000,
	/** For a whole transaction, including its wait for a turn and for the lock. */
	writeMs: 5000,
	readinessMs: 1000,
};

const hourMs = 3_600_000;

/** For command-line programs, which may take long and can be interrupted by their operator. */
export const operatorDeadlines: Deadlines = {
	...deadlines,
	connectMs: 10_000,
	readMs: hourMs,
	writeMs: hourMs,
};

/**
 * Waits for work, which continues after a timeout.
 *
 * @throws {StoreDownError} after `ms` milliseconds.
 */
export async function waitAtMost<Result>(
	ms: number,
	work: Promise<Result>,
): Promise<Result> {
	const tooLate = Promise.withResolvers<never>();
	using _timer = setTimeout(
		() => tooLate.reject(new StoreDownError("the store took too long")),
		ms,
	);
	return await Promise.race([work, tooLate.promise]);
}
