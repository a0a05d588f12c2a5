import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { indexOf } from "../../server/files/kept-index.ts";
import { testBuild } from "../test/test-build.ts";
import { testNextBuild } from "../test/test-next-build.ts";
import { listBuildAddresses, startPair } from "./start-pair.ts";
import { startLoad } from "./steady-load.ts";

const production = await testBuild("production");
const visitors = 6;
const next = await testNextBuild();

async function readBuildId(dist: string): Promise<string> {
	const file = path.join(dist, "manifest.json");
	return JSON.parse(await readFile(file, "utf8")).buildId;
}

/** Two instances behind nginx. A test that kills one restarts it. */
const pair = await startPair(production);
afterAll(() => pair.stop());
const old = await listBuildAddresses(production);

/** Visitors that keep coming. */
function beginVisits() {
	const load = startLoad(pair.origin, visitors, old, 20);
	onTestFinished(() => load.stop());
	const { tally } = load;
	/** Waits for this many more requests. */
	const more = async (count: number) => {
		const goal = tally.requests + count;
		await expect
			.poll(() => tally.requests, { timeout: 30_000 })
			.toBeGreaterThan(goal);
	};
	return { load, tally, more };
}

test("when an instance is killed under load, the other carries on, and the restarted one rejoins", {
	timeout: 90_000,
}, async () => {
	const { load, tally, more } = beginVisits();
	await more(100);
	await pair.sites[0]?.stop("SIGKILL");
	await more(200);
	await pair.restart(0, production);
	await expect
		.poll(() => pair.sites[0]?.output(), { timeout: 30_000 })
		.toContain('"msg":"request"');
	await load.stop();
	const isCutOff = (failure: string) => failure.startsWith("cut off");
	expect(tally.failures.filter((failure) => !isCutOff(failure))).toEqual([]);
	// Nobody can finish a response that the killed instance was sending.
	expect(tally.failures.length).toBeLessThan(visitors);
});

test("a deployment fails no request, keeps old assets available, and serves the new build", {
	timeout: 90_000,
}, async () => {
	const { load, tally, more } = beginVisits();
	const ids = [await readBuildId(production), await readBuildId(next)];
	expect(new Set(ids).size).toBe(2);
	await more(100);
	// Finishes shortly after startup, but on a busy machine later than the requests above.
	for (const { folder } of pair.sites) {
		const build = path.join(folder, "builds", ids[0] ?? "");
		await expect.poll(() => existsSync(indexOf(build))).toBe(true);
	}
	await pair.deploy(next);
	// The proxy serves cached pages for up to two seconds.
	await expect
		.poll(() => [...tally.builds.keys()].sort(), { timeout: 30_000 })
		.toEqual(ids.toSorted());
	await load.stop();
	expect(tally.failures).toEqual([]);
	for (const site of pair.sites) {
		const { id } = await (
			await fetch(`${site.origin}/builds/latest.json`)
		).json();
		expect(id).toBe(await readBuildId(next));
		// Asks each instance directly: nginx would use the other one, or its cache.
		const answers = await Promise.all(
			old.map(async (address) => {
				const answer = await fetch(site.origin + address);
				await answer.arrayBuffer();
				return `${answer.status} ${answer.headers.get("cache-control")}`;
			}),
		);
		expect(new Set(answers)).toEqual(
			new Set(["200 public, max-age=31536000, immutable"]),
		);
	}
});
