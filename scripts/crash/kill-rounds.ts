import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openSqliteDatabase } from "../../server/database/sqlite/sqlite-database.ts";
import { findFreePort, startSite } from "../test/test-site.ts";
import { beginLoad, loadEnv, patienceMs } from "./begin-load.ts";
import { startWebhookSink } from "./webhook-sink.ts";

const longestLifeMs = 700;

/**
 * Repeatedly kills the server with SIGKILL at different moments while clients post, then lets it
 * run until everything is delivered, and judges the result.
 *
 * @param dist a build's folder.
 * @param isShort whether clients rest between two enquiries, and delivery leases end with the last
 * server rather than after a minute.
 */
export async function runKillRounds(
	dist: string,
	rounds: number,
	isShort = false,
) {
	const folder = await mkdtemp(path.join(tmpdir(), "crash-"));
	const file = path.join(folder, "enquiries.sqlite");
	const sink = await startWebhookSink();
	const port = String(await findFreePort());
	const env = {
		...loadEnv(sink),
		PORT: port,
		DATA_DIR: folder,
		LOG_LEVEL: "info",
	};
	const origins = [`http://localhost:${port}`];
	const load = beginLoad(origins, sink, isShort);
	try {
		for (let round = 0; round < rounds; round++) {
			const site = await startSite(dist, env);
			// Kills at evenly distributed times, from immediately to well after the first responses.
			const work = load.untilChanges(round % 6, Date.now() + patienceMs);
			await wait((longestLifeMs * ((round * 37) % 100)) / 100);
			// On a slow machine nothing may have been done by then.
			await work;
			await site.stop("SIGKILL");
		}
		if (isShort) await endLeases(file);
		const site = await startSite(dist, env);
		await load.settle();
		await site.stop();
		return await load.judge(openSqliteDatabase(file));
	} finally {
		load.stop();
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
