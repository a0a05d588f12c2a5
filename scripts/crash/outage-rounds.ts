import { setTimeout as wait } from "node:timers/promises";
import { openPostgresDatabase } from "../../server/database/postgres/postgres-database.ts";
import type { PostgresServer } from "../../server/database/test-databases-server.ts";
import { startSite } from "../test/test-site.ts";
import { beginLoad, loadEnv } from "./begin-load.ts";
import { startWebhookSink } from "./webhook-sink.ts";

/**
 * Stops and restarts PostgreSQL while clients post to two instances that share it, then judges the
 * result.
 *
 * @param dist a build's folder.
 * @param isShort whether clients rest between two enquiries.
 */
export async function runOutageRounds(
	dist: string,
	postgres: PostgresServer,
	rounds: number,
	isShort = false,
) {
	const url = await postgres.createDatabase();
	const sink = await startWebhookSink();
	const env = { ...loadEnv(sink), DATABASE_URL: url };
	const sites = await Promise.all([startSite(dist, env), startSite(dist, env)]);
	const stopSites = () => Promise.all(sites.map((site) => site.stop()));
	const origins = sites.map(({ origin }) => origin);
	const load = beginLoad(origins, sink, isShort);
	try {
		for (let round = 0; round < rounds; round++) {
			await wait(800);
			await postgres.stop();
			await wait(800);
			await postgres.start();
		}
		await wait(800);
		await load.settle();
		await stopSites();
		const verdict = await load.judge(openPostgresDatabase(url));
		return { ...verdict, withoutRetryAfter: load.withoutRetryAfter() };
	} finally {
		load.stop();
		sink.close();
		await stopSites();
	}
}
