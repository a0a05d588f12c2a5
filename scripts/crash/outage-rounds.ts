import { setTimeout as wait } from "node:timers/promises";
import { openPostgresDatabase } from "../../server/database/postgres/postgres-database.ts";
import type { PostgresServer } from "../../server/database/test-databases-server.ts";
import { testPasswordHash } from "../../server/session/test-hash.ts";
import { startSite } from "../test/test-site.ts";
import { judgeLedger, type Verdict } from "./judge-ledger.ts";
import { createLedger, postEnquiries } from "./post-enquiries.ts";
import { startWebhookSink } from "./webhook-sink.ts";
import { workAsStaff } from "./work-as-staff.ts";

const clients = 8;
// What a killed server had in hand is leased for a minute.
const patienceMs = 150_000;

/**
 * Stops and starts PostgreSQL while clients post to two instances that share it, then judges.
 *
 * @param dist a build's folder.
 */
export async function runOutageRounds(
	dist: string,
	postgres: PostgresServer,
	rounds: number,
): Promise<
	Verdict & {
		readonly answers: Record<string, number>;
		readonly withoutRetryAfter: number;
	}
> {
	const url = await postgres.createDatabase();
	const sink = await startWebhookSink();
	const env = {
		DATABASE_URL: url,
		ENQUIRY_RATE_LIMIT: "1000000",
		ENQUIRY_WEBHOOK_URL: sink.url,
		STAFF_PASSWORD_HASH: testPasswordHash,
		TRUST_PROXY: "loopback",
	};
	const sites = await Promise.all([startSite(dist, env), startSite(dist, env)]);
	const ledger = createLedger();
	const stopping = new AbortController();
	let number = 0;
	const origins = () => sites.map(({ origin }) => origin);
	const posting = Promise.all(
		Array.from({ length: clients }, () =>
			postEnquiries(origins, ledger, () => number++, stopping.signal),
		),
	);
	const staff = workAsStaff(origins, ledger, stopping.signal);
	try {
		for (let round = 0; round < rounds; round++) {
			await wait(800);
			await postgres.stop();
			await wait(800);
			await postgres.start();
		}
		await wait(800);
		const deadline = Date.now() + patienceMs;
		await staff.untilWorked(deadline);
		stopping.abort();
		await Promise.all([posting, staff.finished]);
		const isDelivered = () =>
			[...ledger.acknowledged.values()].every((reference) =>
				sink.delivered.has(reference),
			);
		while (!isDelivered() && Date.now() < deadline) await wait(50);
		await Promise.all(sites.map((site) => site.stop()));
		const database = openPostgresDatabase(url);
		const verdict = await judgeLedger(
			ledger,
			staff.ledger,
			database,
			sink.delivered,
		);
		await database.close();
		return {
			...verdict,
			answers: Object.fromEntries(ledger.answers),
			withoutRetryAfter: ledger.withoutRetryAfter,
		};
	} finally {
		stopping.abort();
		sink.close();
		await Promise.all(sites.map((site) => site.stop()));
	}
}
