import { expect, test } from "vitest";
import { testPlaces } from "../database/test-databases.ts";
import { createSessionStore } from "./session-store.ts";

test.each(testPlaces)(
	"on %s a session lasts until it expires or is ended, for all instances",
	async (_name, makePlace) => {
		const place = await makePlace();
		let time = 1_000_000;
		const [one, two] = [place.open(), place.open()].map((database) =>
			createSessionStore(database, () => time),
		);
		await one?.add("a", time + 10);
		await one?.add("b", time + 20);
		expect(await two?.has("a")).toBe(true);
		expect(await two?.has("c")).toBe(false);
		time += 10;
		expect(await two?.has("a")).toBe(false);
		expect(await two?.has("b")).toBe(true);
		await two?.remove("b");
		await two?.remove("b");
		expect(await one?.has("b")).toBe(false);
	},
);

test.each(testPlaces)(
	"on %s expired sessions go when one is added",
	async (_name, makePlace) => {
		const database = (await makePlace()).open();
		let time = 1_000_000;
		const sessions = createSessionStore(database, () => time);
		await sessions.add("a", time + 10);
		await sessions.add("b", time + 30);
		time += 20;
		await sessions.add("c", time + 40);
		const rows = await database.use((db) =>
			db.selectFrom("sessions").selectAll().orderBy("token_hash").execute(),
		);
		expect(rows).toEqual([
			{ token_hash: "b", created_at: 1_000_000, expires_at: 1_000_030 },
			{ token_hash: "c", created_at: 1_000_020, expires_at: 1_000_060 },
		]);
	},
);
