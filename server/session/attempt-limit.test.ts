import { describe, expect, test } from "vitest";
import { testPlaces } from "../database/test-databases.ts";
import {
	accountLimit,
	addressLimit,
	limitAttempts,
	networkLimit,
	slowLimit,
} from "./attempt-limit.ts";

const windowMs = 900_000;

/** Instances that share a database and a clock. */
async function openInstances(makePlace: (typeof testPlaces)[number][1]) {
	const place = await makePlace();
	const clock = { time: 1_000_000 };
	const open = () => {
		const database = place.open();
		const now = () => clock.time;
		return { database, begin: limitAttempts(database, windowMs, now) };
	};
	return { clock, one: open(), two: open() };
}

describe.each(testPlaces)("on %s", (_name, makePlace) => {
	test("an address has five attempts per window across instances, even when concurrent", async () => {
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
	});

	test("attempts taken back do not count, and do not reduce a later window", async () => {
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
	});

	test("many attempts from many addresses slow everyone down, and those of one address do not", async () => {
		const { clock, one, two } = await openInstances(makePlace);
		// Those beyond the limit of its address are not counted for everyone.
		for (let count = 0; count < 2 * addressLimit; count++)
			await one.begin("192.0.2.1");
		// Each IPv6 network stands for its many addresses.
		for (let count = addressLimit; count < slowLimit; count++)
			expect(
				await one.begin(`2001:db8:${count.toString(16)}::1`),
			).toMatchObject({ isSlow: false });
		expect(await two.begin("192.0.2.2")).toMatchObject({ isSlow: true });
		clock.time += windowMs;
		expect(await two.begin("192.0.2.2")).toMatchObject({ isSlow: false });
	});

	test("addresses are not stored in plain text, and counts expire with their window", async () => {
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
	});

	test("an IPv6 /48 network has twenty attempts in total, and other networks are unaffected", async () => {
		const { one } = await openInstances(makePlace);
		const kinds: string[] = [];
		for (let count = 0; count < networkLimit + 2; count++)
			kinds.push((await one.begin(`2001:db8:7:${count}::1`)).kind);
		expect(kinds).toEqual([
			...Array(networkLimit).fill("counted"),
			"limited",
			"limited",
		]);
		expect((await one.begin("2001:db8:8::1")).kind).toBe("counted");
	});

	test("attempts on an account are limited for strangers, while a known browser keeps its own limit", async () => {
		const { one, two } = await openInstances(makePlace);
		const email = "li@example.com";
		for (let count = 0; count < accountLimit; count++)
			expect(await one.begin(`192.0.2.${count}`, { email })).toMatchObject({
				kind: "counted",
			});
		expect((await two.begin("198.51.100.1", { email })).kind).toBe("limited");
		const other = { email: "wei@example.com" };
		expect((await two.begin("198.51.100.2", other)).kind).toBe("counted");
		const known = { email, device: "known" };
		for (let count = 0; count < addressLimit; count++)
			expect(await two.begin("198.51.100.1", known)).toMatchObject({
				kind: "counted",
				isKnown: true,
				isSlow: false,
			});
		expect((await two.begin("198.51.100.1", known)).kind).toBe("limited");
	});
});
