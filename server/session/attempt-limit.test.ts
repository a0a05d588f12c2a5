import { expect, test } from "vitest";
import { testPlaces } from "../database/test-databases.ts";
import { createAttemptCounts } from "./attempt-counts.ts";
import { addressLimit, limitAttempts, slowLimit } from "./attempt-limit.ts";

const windowMs = 900_000;

/** Instances that share a database and a clock. */
async function openInstances(makePlace: (typeof testPlaces)[number][1]) {
	const place = await makePlace();
	const clock = { time: 1_000_000 };
	const open = () => {
		const database = place.open();
		const now = () => clock.time;
		const counts = createAttemptCounts(database, windowMs, now);
		return { database, begin: limitAttempts(counts, now) };
	};
	return { clock, one: open(), two: open() };
}

test.each(testPlaces)(
	"on %s an address has five attempts in a window, however many instances and at once",
	async (_name, makePlace) => {
		const { clock, one, two } = await openInstances(makePlace);
		const attempts = await Promise.all(
			[one, two, one, two, one, two, one, two].map(({ begin }) =>
				begin("192.0.2.1"),
			),
		);
		const kinds = attempts.map(({ kind }) => kind).sort();
		expect(kinds).toEqual([
			...Array(addressLimit).fill("counted"),
			...Array(3).fill("limited"),
		]);
		expect(await two.begin("192.0.2.1")).toEqual({
			kind: "limited",
			retryAfterSeconds: 900,
		});
		expect((await two.begin("192.0.2.2")).kind).toBe("counted");
		clock.time += windowMs - 1;
		expect(await one.begin("192.0.2.1")).toEqual({
			kind: "limited",
			retryAfterSeconds: 1,
		});
		clock.time += 1;
		expect((await one.begin("192.0.2.1")).kind).toBe("counted");
	},
);

test.each(testPlaces)(
	"on %s attempts that are taken back do not count, and not for a later window",
	async (_name, makePlace) => {
		const { clock, one, two } = await openInstances(makePlace);
		for (let count = 0; count < 2 * addressLimit; count++) {
			const attempt = await one.begin("192.0.2.1");
			expect(attempt.kind).toBe("counted");
			if (attempt.kind === "counted") await attempt.takeBack();
		}
		const early = await two.begin("192.0.2.1");
		clock.time += windowMs;
		for (let count = 0; count < addressLimit; count++)
			await two.begin("192.0.2.1");
		if (early.kind === "counted") await early.takeBack();
		expect((await one.begin("192.0.2.1")).kind).toBe("limited");
	},
);

test.each(testPlaces)(
	"on %s after many attempts of all addresses everyone's are slow, and one address alone is not enough",
	async (_name, makePlace) => {
		const { clock, one, two } = await openInstances(makePlace);
		for (let count = 0; count < 2 * slowLimit; count++)
			await one.begin("192.0.2.1");
		// Networks of IPv6 stand for the many addresses that each has.
		for (let count = addressLimit; count < slowLimit; count++)
			expect(
				await one.begin(`2001:db8:0:${count.toString(16)}::1`),
			).toMatchObject({ isSlow: false });
		expect(await two.begin("192.0.2.2")).toMatchObject({ isSlow: true });
		clock.time += windowMs;
		expect(await two.begin("192.0.2.2")).toMatchObject({ isSlow: false });
	},
);

test.each(testPlaces)(
	"on %s no address is kept, and nothing beyond its window",
	async (_name, makePlace) => {
		const { clock, one } = await openInstances(makePlace);
		const read = () =>
			one.database.use((db) =>
				db.selectFrom("post_counts").selectAll().execute(),
			);
		await one.begin("192.0.2.1");
		expect(JSON.stringify(await read())).not.toContain("192.0.2.1");
		clock.time += windowMs;
		await one.begin(undefined);
		expect(await read()).toHaveLength(2);
	},
);
