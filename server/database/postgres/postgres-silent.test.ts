import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import { hardEnquiry } from "../../enquiries/test-enquiry.ts";
import { StoreDownError } from "../database.ts";
import { patience, testPostgres } from "../test-databases.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { startSilentPostgres } from "./test-silent-postgres.ts";

const limits = {
	connectMs: 800,
	readMs: 800,
	writeMs: 1600,
	readinessMs: 400,
};

function openStore(url: string) {
	const database = openPostgresDatabase(url, { limits });
	onTestFinished(() => database.close());
	return { database, store: createEnquiryStore(database) };
}

/** Work that is not rejected waits until the test times out. */
async function expectAllDown(work: readonly Promise<unknown>[]) {
	for (const one of await Promise.allSettled(work))
		expect(one).toMatchObject({ reason: expect.any(StoreDownError) });
}

test("when the server goes silent after login, all pending requests fail within the deadlines", async () => {
	const { store, database } = openStore(await startSilentPostgres());
	const reads = Array.from({ length: 30 }, () => store.findReference("key"));
	const posts = Array.from({ length: 60 }, (_, i) =>
		store.add(hardEnquiry, `${i}`),
	);
	const told = expectAllDown([...reads, ...posts]);
	expect(await store.isUp()).toBe(false);
	await told;
	await database.close();
});

/** Creates the tables and a first enquiry. The default deadlines are not under test here. */
async function prepare(url: string): Promise<string> {
	const database = openPostgresDatabase(url, { limits: patience });
	try {
		return await createEnquiryStore(database).add(hardEnquiry, "first");
	} finally {
		await database.close();
	}
}

/** A proxy to the real server that can fall silent at any time. */
async function startPassage(url: string) {
	const { searchParams, pathname } = new URL(url);
	const socketFile = path.join(searchParams.get("host") ?? "", ".s.PGSQL.5432");
	const sockets = new Set<Socket>();
	let isSilent = false;
	const server = createServer((near) => {
		const far = connect(socketFile);
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(from);
			from.on("data", (bytes) => void (isSilent || to.write(bytes)));
			from.on("error", () => to.destroy());
			from.on("close", () => to.destroy());
		}
	}).listen(0, "127.0.0.1");
	await expect.poll(() => server.address()).not.toBeNull();
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return {
		url: `postgresql://postgres@127.0.0.1:${port}${pathname}`,
		setSilent: (silent: boolean) => {
			isSilent = silent;
		},
	};
}

test("when the server goes silent in use, the store is down within the deadlines and then recovers", async () => {
	const url = await testPostgres.createDatabase();
	const reference = await prepare(url);
	const passage = await startPassage(url);
	const { store } = openStore(passage.url);
	await expect.poll(() => store.isUp()).toBe(true);
	passage.setSilent(true);
	await expectAllDown([
		store.findReference("first"),
		store.add(hardEnquiry, "second"),
		store.countPost("client", 1000),
	]);
	expect(await store.isUp()).toBe(false);
	passage.setSilent(false);
	await expect
		.poll(() => store.findReference("first").catch(() => undefined))
		.toBe(reference);
	await expect.poll(() => store.isUp()).toBe(true);
});
