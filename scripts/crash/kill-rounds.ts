import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openSqliteDatabase } from "../../server/database/sqlite/sqlite-database.ts";
import { testPasswordHash } from "../../server/session/test-hash.ts";
import { findFreePort, startSite } from "../test/test-site.ts";
import { judgeLedger, type Verdict } from "./judge-ledger.ts";
import { createLedger, postEnquiries } from "./post-enquiries.ts";
import { startWebhookSink } from "./webhook-sink.ts";
import { workAsStaff } from "./work-as-staff.ts";

const clients = 8;
const longestLifeMs = 700;
// What a killed server had in hand is leased for a minute.
const patienceMs = 150_000;

/**
 * Kills the server with SIGKILL again and again while clients post, each time at another moment;
 * afterwards lets it live until all is delivered, and judges.
 *
 * @param dist a build's folder.
 * @param isHurried whether leases of deliveries end with the last server, and not after a minute.
 */
export async function runKillRounds(
	dist: string,
	rounds: number,
	isHurried = false,
): Promise<Verdict & { readonly answers: Record<string, number> }> {
	const folder = await mkdtemp(path.join(tmpdir(), "crash-"));
	const file = path.join(folder, "enquiries.sqlite");
	const sink = await startWebhookSink();
	const port = String(await findFreePort());
	const env = {
		PORT: port,
		DATA_DIR: folder,
		ENQUIRY_RATE_LIMIT: "1000000",
		ENQUIRY_WEBHOOK_URL: sink.url,
		LOG_LEVEL: "info",
		STAFF_PASSWORD_HASH: testPasswordHash,
		TRUST_PROXY: "loopback",
	};
	const ledger = createLedger();
	const stopping = new AbortController();
	let number = 0;
	const origin = `http://localhost:${port}`;
	const posting = Promise.all(
		Array.from({ length: clients }, () =>
			postEnquiries(
				() => [origin],
				ledger,
				() => number++,
				stopping.signal,
			),
		),
	);
	const staff = workAsStaff(() => [origin], ledger, stopping.signal);
	try {
		for (let round = 0; round < rounds; round++) {
			const site = await startSite(dist, env);
			// From at once to well after the first answers, spread evenly.
			const work = staff.untilChanges(round % 6, Date.now() + patienceMs);
			await wait((longestLifeMs * ((round * 37) % 100)) / 100);
			// A slow machine has done nothing by then.
			await work;
			await site.stop("SIGKILL");
		}
		if (isHurried) await endLeases(file);
		const site = await startSite(dist, env);
		const deadline = Date.now() + patienceMs;
		await staff.untilWorked(deadline);
		stopping.abort();
		await Promise.all([posting, staff.finished]);
		const isDelivered = () =>
			[...ledger.acknowledged.values()].every((reference) =>
				sink.delivered.has(reference),
			);
		while (!isDelivered() && Date.now() < deadline) await wait(50);
		await site.stop();
		const database = openSqliteDatabase(file);
		const verdict = await judgeLedger(
			ledger,
			staff.ledger,
			database,
			sink.delivered,
		);
		await database.close();
		return { ...verdict, answers: Object.fromEntries(ledger.answers) };
	} finally {
		stopping.abort();
		sink.close();
		await rm(folder, { recursive: true, force: true });
	}
}

async function endLeases(file: string): Promise<void> {
	const database = openSqliteDatabase(file);
	await database.use((db) =>
		db.updateTable("outbox").set({ leased_until: 0 }).execute(),
	);
	await database.close();
}
