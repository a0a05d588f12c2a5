import { describe, expect, test } from "vitest";
import { operatorActor } from "../audit/actor.ts";
import { latestEnd } from "../database/latest-end.ts";
import { testPlaces } from "../database/test-databases.ts";
import { idleMs, sessionMs } from "./live-sessions.ts";
import { createSessionStore } from "./session-store.ts";

const entry = { action: "sign-in", actor: operatorActor } as const;

function session(tokenHash: string, expiresAt: number) {
	return { tokenHash, expiresAt, accountId: null, stamp: "s", agent: "" };
}

describe.each(testPlaces)("on %s", (_name, makePlace) => {
	test("a session lasts until it expires or is ended, for all instances", async () => {
		const place = await makePlace();
		let time = 1_000_000;
		const [one, two] = [place.open(), place.open()].map((database) =>
			createSessionStore(database, () => time),
		);
		await one?.add(session("a", time + 10), entry);
		await one?.add(session("b", time + 20), entry);
		expect(await two?.find("a")).toMatchObject({ stamp: "s", seenAt: time });
		expect(await two?.find("c")).toBeUndefined();
		time += 10;
		expect(await two?.find("a")).toBeUndefined();
		expect(await two?.find("b")).toBeDefined();
		expect(await two?.remove("b", undefined)).toBe(true);
		expect(await two?.remove("b", undefined)).toBe(false);
		expect(await one?.find("b")).toBeUndefined();
	});

	test("a session ends after two idle hours, and its last use is written at most once a minute", async () => {
		const database = (await makePlace()).open();
		const start = 1_000_000;
		let time = start;
		const store = createSessionStore(database, () => time);
		await store.add(session("a", time + 5 * idleMs), entry);
		const seen = async () => {
			const [row] = await database.use((db) =>
				db.selectFrom("sessions").select("seen_at").execute(),
			);
			return row?.seen_at;
		};
		time = start + 59_999;
		await store.find("a");
		expect(await seen()).toBe(start);
		time = start + 60_000;
		await store.find("a");
		expect(await seen()).toBe(time);
		time += idleMs - 1;
		expect(await store.find("a")).toBeDefined();
		time += idleMs;
		expect(await store.find("a")).toBeUndefined();
		expect(await store.list()).toEqual([]);
	});

	test("adding a session deletes expired ones", async () => {
		const database = (await makePlace()).open();
		let time = 1_000_000;
		const sessions = createSessionStore(database, () => time);
		await sessions.add(session("a", time + 10), entry);
		await sessions.add(session("b", time + 30), entry);
		time += 20;
		await sessions.add(session("c", time + 40), entry);
		const rows = await database.use((db) =>
			db.selectFrom("sessions").selectAll().orderBy("token_hash").execute(),
		);
		expect(rows).toMatchObject([
			{ token_hash: "b", created_at: 1_000_000, expires_at: 1_000_030 },
			{ token_hash: "c", created_at: 1_000_020, expires_at: 1_000_060 },
		]);
	});

	test("a session created by a clock years ahead is invalid once the clock is corrected, and stays so", async () => {
		const database = (await makePlace()).open();
		const right = 1_000_000;
		const year = 365 * 24 * 3_600_000;
		let time = right + year;
		const sessions = createSessionStore(database, () => time);
		await sessions.add(session("wrong", time + 3_600_000), entry);
		expect(await sessions.find("wrong")).toBeDefined();
		time = right;
		expect(await sessions.find("wrong")).toBeUndefined();
		expect(await sessions.list()).toEqual([]);
		await sessions.add(session("latest", latestEnd(time, sessionMs)), entry);
		expect(await sessions.find("latest")).toBeDefined();
		time = right + year;
		expect(await sessions.find("wrong")).toBeUndefined();
	});
});
