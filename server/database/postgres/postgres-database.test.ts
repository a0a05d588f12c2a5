import { createServer } from "node:net";
import { sql } from "kysely";
import { Client } from "pg";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import { hardEnquiry } from "../../enquiries/test-enquiry.ts";
import { StoreDownError } from "../database.ts";
import { deadlines } from "../deadlines.ts";
import { patience, testPostgres } from "../test-databases.ts";
import {
	openPostgresDatabase,
	type PostgresOptions,
} from "./postgres-database.ts";

function openStore(url: string, options: PostgresOptions = {}) {
	const lines: string[] = [];
	const write = (line: string) => void lines.push(line);
	const database = openPostgresDatabase(url, {
		logger: pino({}, { write }),
		limits: patience,
		...options,
	});
	onTestFinished(() => database.close());
	return { lines, database, store: createEnquiryStore(database) };
}

async function openNew() {
	const server = testPostgres;
	const url = await server.createDatabase();
	return { server, url, ...openStore(url) };
}

/** Runs a statement as an operator would, outside of the store. */
async function operate(url: string, statement: string): Promise<unknown[]> {
	const client = new Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query(statement);
	await client.end();
	return rows;
}

test.each(["stop", "crash"] as const)(
	"after a server %s, the store is down, then recovers by itself with all acknowledged data",
	async (way) => {
		const { server, store, database } = await openNew();
		const first = await store.add(hardEnquiry, "first");
		await server[way]();
		expect(await store.isUp()).toBe(false);
		await expect(store.add(hardEnquiry, "key")).rejects.toThrow(StoreDownError);
		await expect(store.countPost("a", 1)).rejects.toThrow(StoreDownError);
		await expect(store.findReference("key")).rejects.toThrow(StoreDownError);
		await server.start();
		expect(await store.isUp()).toBe(true);
		expect(await store.findReference("first")).toBe(first);
		expect(await store.findReference("key")).toBeUndefined();
		await database.close();
	},
);

test("no acknowledged enquiry is lost when the server stops and crashes under load", async () => {
	const { server, url, store } = await openNew();
	const other = openStore(url);
	const stored = new Map<string, string>();
	let failures = 0;
	let isOver = false;
	const post = async (name: string, index: number): Promise<void> => {
		if (isOver) return;
		const key = `${name} ${index}`;
		const add = () =>
			(index % 2 ? store : other.store).add(hardEnquiry, key, {
				deliveries: ["webhook"],
			});
		for (;;) {
			try {
				stored.set(key, await add());
				return await post(name, index + 1);
			} catch (error) {
				expect(error).toBeInstanceOf(StoreDownError);
				failures++;
				if (isOver) return;
			}
		}
	};
	const clients = ["a", "b", "c", "d"].map((name) => post(name, 0));
	const grow = (count: number) =>
		expect.poll(() => stored.size).toBeGreaterThan(count);
	for (const way of ["stop", "crash", "stop"] as const) {
		await grow(stored.size + 20);
		const before = failures;
		await server[way]();
		await expect.poll(() => failures).toBeGreaterThan(before);
		await server.start();
		await grow(stored.size + 20);
	}
	isOver = true;
	await Promise.all(clients);
	const rows = await operate(
		url,
		"SELECT idempotency_key, reference, (SELECT count(*)::integer FROM outbox WHERE outbox.reference = enquiries.reference) AS deliveries FROM enquiries",
	);
	for (const [key, reference] of stored)
		expect(rows).toContainEqual({
			idempotency_key: key,
			reference,
			deliveries: 1,
		});
});

test("the store is down until its server starts", async () => {
	const server = testPostgres;
	const url = await server.createDatabase();
	await server.stop();
	const { store } = openStore(url);
	expect(await store.isUp()).toBe(false);
	await expect(store.add(hardEnquiry, "key")).rejects.toThrow(StoreDownError);
	await server.start();
	expect(await store.isUp()).toBe(true);
	expect(await store.findReference("key")).toBeUndefined();
});

test("the store is down when the server accepts connections but never responds", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void silent.close());
	await expect.poll(() => silent.address()).not.toBeNull();
	const address = silent.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const { store } = openStore(`postgresql://u:p@127.0.0.1:${port}/name`, {
		limits: deadlines,
	});
	await expect(store.add(hardEnquiry, "key")).rejects.toThrow(StoreDownError);
});

test("idle connections ended by the server are logged without secrets and replaced", async () => {
	const { url, lines, store } = await openNew();
	const reference = await store.add(hardEnquiry, "key");
	await operate(
		url,
		"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
	);
	await expect.poll(() => lines).toHaveLength(1);
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({
		msg: "database connection lost",
	});
	expect(lines[0]?.length).toBeLessThan(250);
	expect(await store.findReference("key")).toBe(reference);
});

test("a transaction that loses its connection throws StoreDownError, even if it swallows the error", async () => {
	const { database } = await openNew();
	const lose = (isHidden: boolean) =>
		database.transaction(async (db) => {
			const lost = sql`SELECT pg_terminate_backend(pg_backend_pid())`
				.execute(db)
				.then(() => undefined);
			await (isHidden ? lost.catch(() => undefined) : lost);
		});
	for (const isHidden of [false, true])
		await expect(lose(isHidden)).rejects.toThrow(StoreDownError);
	await database.check();
});

test("a transaction that throws its own error after losing its connection keeps that error", async () => {
	const { database } = await openNew();
	const mine = new RangeError("mine");
	const work = database.transaction(async (db) => {
		await sql`SELECT pg_terminate_backend(pg_backend_pid())`
			.execute(db)
			.catch(() => undefined);
		throw mine;
	});
	await expect(work).rejects.toBe(mine);
	await database.check();
});

test("a statement timeout throws StoreDownError", async () => {
	const { database } = await openNew();
	const slow = database.transaction(async (db) => {
		await sql`SET LOCAL statement_timeout = 50`.execute(db);
		await sql`SELECT pg_sleep(60)`.execute(db);
	});
	await expect(slow).rejects.toThrow(StoreDownError);
});

test("a read-only server counts as down", async () => {
	const { url, database, store } = await openNew();
	await database.check();
	await database.close();
	const name = new URL(url).pathname.slice(1);
	const set = `ALTER DATABASE ${name} SET default_transaction_read_only =`;
	await operate(url, `${set} on`);
	expect(await store.isUp()).toBe(false);
	await expect(store.add(hardEnquiry, "key")).rejects.toThrow(StoreDownError);
	await database.close();
	await operate(url, `BEGIN READ WRITE; ${set} off; COMMIT`);
	expect(await store.isUp()).toBe(true);
});

test("deadlocked transactions are retried", async () => {
	const { database } = await openNew();
	await database.use((db) =>
		db
			.insertInto("post_counts")
			.values(["a", "b"].map((client) => ({ client, count: 0, resets_at: 0 })))
			.execute(),
	);
	let runs = 0;
	let held = 0;
	const countBoth = (clients: readonly string[]) =>
		database.transaction(async (db) => {
			runs += 1;
			for (const client of clients) {
				await db
					.updateTable("post_counts")
					.set((eb) => ({ count: eb("count", "+", 1) }))
					.where("client", "=", client)
					.execute();
				held += 1;
				// Until each holds what the other one needs.
				await expect.poll(() => held).toBeGreaterThan(1);
			}
		});
	await Promise.all([countBoth(["a", "b"]), countBoth(["b", "a"])]);
	expect(runs).toBeGreaterThan(2);
	const counts = await database.use((db) =>
		db.selectFrom("post_counts").select("count").execute(),
	);
	expect(counts).toEqual([{ count: 2 }, { count: 2 }]);
});
