import { expect, test } from "vitest";
import { serve } from "../../server/connections/test-connection.ts";
import { createTestApp } from "../test/test-app.ts";
import { runSlow } from "./run-slow.ts";

test("slow connections are closed while other requests are still served", async () => {
	const limits = {
		headersTimeout: 2000,
		connectionsCheckingInterval: 250,
		graceMs: 2000,
		idleMs: 2000,
		minimalRate: 10_000_000,
		intervalMs: 250,
	};
	const { port } = await serve(await createTestApp(), { limits });
	const verdicts = await runSlow(port, "/pictures/desert.png", {
		connections: 60,
		reads: 60,
		settlingMs: 100,
		probeMs: 200,
		boundMs: 30_000,
		readMs: 500,
	});
	for (const { kind, allClosedMs, p99 } of verdicts) {
		expect(allClosedMs, kind).toBeGreaterThan(0);
		// That pages take less than twice their time is for `npm run soak`, on a quiet machine.
		expect(p99, kind).toBeLessThan(30_000);
	}
	expect(verdicts.map(({ kind }) => kind)).toEqual([
		"headers",
		"bodies",
		"reads",
		"blank lines",
	]);
});
