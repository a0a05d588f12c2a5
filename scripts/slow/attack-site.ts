import { startSite } from "../test/test-site.ts";
import { runSlow } from "./run-slow.ts";

/**
 * Attacks a build's server with slow connections, and ends with 1 unless it holds out. The numbers
 * are those of connections of each kind, and of those among them that read.
 */
const [dist = "", connections = "", reads = ""] = process.argv.slice(2);
const site = await startSite(dist);
const verdicts = await runSlow(
	Number(new URL(site.origin).port),
	"/pictures/office.png",
	{
		connections: Number(connections),
		reads: Number(reads),
		settlingMs: 1000,
		probeMs: 8000,
		boundMs: 240_000,
		// Slower than may be, and often enough for Node's own timeout.
		readMs: 25_000,
	},
).finally(() => site.stop());
const rows = verdicts.map((verdict) => ({
	...verdict,
	ratio: verdict.p99 / verdict.normalP99,
}));
console.table(rows);
const isWell = rows.every(
	({ ratio, allClosedMs }) => ratio < 2 && allClosedMs !== undefined,
);
process.exitCode = isWell ? 0 : 1;
