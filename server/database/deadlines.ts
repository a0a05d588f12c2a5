import { StoreDownError } from "./database.ts";

/** How long the database is waited for, in milliseconds. */
export interface Deadlines {
	readonly connectMs: number;
	readonly readMs: number;
	/** For a whole transaction, its turn and its lock included. */
	readonly writeMs: number;
	readonly readinessMs: number;
}

/** Those of the site: a visitor is told of a stuck database before giving up. */
export const deadlines: Deadlines = {
	connectMs: 2000,
	readMs: 2000,
	writeMs: 5000,
	readinessMs: 1000,
};

const hourMs = 3_600_000;

/** Those of a program that somebody watches, and ends where it takes too long: its work may be all there is. */
export const operatorDeadlines: Deadlines = {
	...deadlines,
	connectMs: 10_000,
	readMs: hourMs,
	writeMs: hourMs,
};

/**
 * Waits for work, which goes on when it is given up.
 *
 * @throws {StoreDownError} after `ms` milliseconds.
 */
export async function waitAtMost<Result>(
	ms: number,
	work: Promise<Result>,
): Promise<Result> {
	const tooLate = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => tooLate.reject(new StoreDownError("the store took too long")),
		ms,
	);
	try {
		return await Promise.race([work, tooLate.promise]);
	} finally {
		clearTimeout(timer);
	}
}
