import type { EnquiryDatabase } from "../database/database.ts";

/** The number of the one row. */
const id = 1;

/**
 * What speaks for a clock: the time that was believed last; before any was, when the newest enquiry
 * came. An enquiry that came later does not, for it may have come by the clock that is in doubt.
 *
 * @returns milliseconds since 1970; nothing where there are no enquiries yet.
 */
export async function findWitness(
	database: EnquiryDatabase,
): Promise<number | undefined> {
	return database.use(async (db) => {
		const believed = await db
			.selectFrom("believed_times")
			.select("told_at as time")
			.where("id", "=", id)
			.executeTakeFirst();
		const witness =
			believed ??
			(await db
				.selectFrom("enquiries")
				.select("created_at as time")
				.orderBy("created_at", "desc")
				.limit(1)
				.executeTakeFirst());
		return witness && Number(witness.time);
	});
}

/** Notes a time that is believed, for the next start and for other instances. */
export async function noteBelieved(
	database: EnquiryDatabase,
	time: number,
): Promise<void> {
	await database.use((db) =>
		db
			.insertInto("believed_times")
			.values({ id, told_at: time })
			.onConflict((conflict) =>
				conflict.column("id").doUpdateSet({ told_at: time }),
			)
			.execute(),
	);
}
