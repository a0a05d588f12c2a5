import path from "node:path";
import { startPostgres } from "../server/database/test-databases-server.ts";
import { bundle } from "./build/bundle.ts";
import { wholeNumber } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";
import { isFaultless } from "./crash/judge-ledger.ts";
import { runKillRounds } from "./crash/kill-rounds.ts";
import { runOutageRounds } from "./crash/outage-rounds.ts";

const root = path.resolve(import.meta.dirname, "..");
const outdir = path.join(root, "node_modules/.cache/crash");
const options = {
	rounds: wholeNumber(1, 100_000)
		.default(100)
		.describe(
			"how often to kill a server; PostgreSQL is stopped a tenth as often",
		),
};
const about =
	"kills servers and stops PostgreSQL under load, and checks that nothing acknowledged is lost";

await runCommand({ name: "crash", about, options }, async ({ rounds }) => {
	await bundle({ root, outdir, mode: "production" });

	const killed = await runKillRounds(outdir, rounds);
	const postgres = await startPostgres();
	const cut = await runOutageRounds(
		outdir,
		postgres,
		Math.ceil(rounds / 10),
	).finally(() => postgres.remove());

	const { answers: killedAnswers, ...killedVerdict } = killed;
	const { answers: cutAnswers, ...cutVerdict } = cut;
	console.table({
		[`SIGKILL, ${rounds} rounds, SQLite`]: killedVerdict,
		[`PostgreSQL stopped, ${Math.ceil(rounds / 10)} rounds, two instances`]:
			cutVerdict,
	});
	console.log("answers by status (0: none)");
	console.table({ SIGKILL: killedAnswers, PostgreSQL: cutAnswers });
	process.exitCode =
		isFaultless(killed) && isFaultless(cut) && cut.withoutRetryAfter === 0
			? 0
			: 1;
});
