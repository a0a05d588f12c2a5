import { startSite } from "../test/test-site.ts";
import { runSlow } from "./run-slow.ts";

/**
 * Attacks a build's server with slow connections, and exits with 1 unless it withstands them. The
 * arguments after the build are the number of connections of each kind, and of those that read
 * slowly.
 */
const [dist = "", connections = "", reads = ""] = process.argv.slice(2);
const site = await startSite(dist);
const verdicts = await runSlow(
	Number(new URL(site.origin).port),
	"/pictures/desert.png",
	{
		connections: Number(connections),
		reads: Number(reads),
		settlingMs: 1000,
		probeMs: 8000,
		boundMs: 240_000,
		// Slower than the server permits, but often enough to avoid Node's own timeout.
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
