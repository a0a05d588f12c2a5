import type { EnquiryDatabase } from "../database/database.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** The part of all enquiries that is deleted in a day by a clock that was in doubt. */
const doubtfulPart = 0.1;

/**
 * What may still be deleted today by a clock that was in doubt; the caller takes off what it deletes.
 *
 * @param elapsed milliseconds that have really passed since some moment.
 */
export function createDoubtfulShare(
	database: EnquiryDatabase,
	elapsed: () => number,
): () => Promise<{ left: number }> {
	let share = { left: 0 };
	let endsAt = Number.NEGATIVE_INFINITY;
	return async () => {
		if (elapsed() < endsAt) return share;
		endsAt = elapsed() + dayMs;
		const { count } = await database.use((db) =>
			db
				.selectFrom("enquiries")
				.select((of) => of.fn.countAll().as("count"))
				.executeTakeFirstOrThrow(),
		);
		// One at least, or a small store would never be done.
		share = { left: Math.max(Math.ceil(Number(count) * doubtfulPart), 1) };
		return share;
	};
}
