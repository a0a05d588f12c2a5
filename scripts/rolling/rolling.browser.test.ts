import { afterAll, expect, onTestFinished, test } from "vitest";
import { waitForHydration } from "../test/test-browser.ts";
import { testBuild } from "../test/test-build.ts";
import { testNextBuild } from "../test/test-next-build.ts";
import { listBuildAddresses, startPair } from "./start-pair.ts";
import { startLoad } from "./steady-load.ts";
import { follow, openTab } from "./test-tab.ts";

const production = await testBuild("production");
const next = await testNextBuild();
const visitors = 6;

/** Two instances behind nginx. A test that ends one restarts it. */
const pair = await startPair(production);
afterAll(() => pair.stop());

test("when an instance is killed under load, the other carries on, and the restarted one rejoins", async () => {
	const kept = await listBuildAddresses(production);
	const load = startLoad(pair.origin, visitors, kept, 20);
	onTestFinished(() => load.stop());
	const { tally } = load;
	/** Waits for this many more requests. */
	const more = async (count: number) => {
		const goal = tally.requests + count;
		await expect.poll(() => tally.requests).toBeGreaterThan(goal);
	};
	await more(100);
	await pair.sites[0]?.stop("SIGKILL");
	await more(200);
	await pair.restart(0, production);
	await expect.poll(() => pair.sites[0]?.output()).toContain('"msg":"request"');
	await load.stop();
	const isCutOff = (failure: string) => failure.startsWith("cut off");
	expect(tally.failures.filter((failure) => !isCutOff(failure))).toEqual([]);
	// Nobody can finish a response that the killed instance was sending.
	expect(tally.failures.length).toBeLessThan(visitors);
});

test("while two builds run side by side, tabs of both navigate without errors", async () => {
	const old = await openTab(pair.origin);
	await pair.sites[0]?.stop("SIGTERM");
	await pair.restart(0, next);
	const fresh = await openTab(pair.origin);
	for (const { page, problems, statuses } of [old, fresh]) {
		for (const target of ["login", "careers"]) {
			await follow(page, `/en-US/${target}`);
			await page.waitForURL(`**/en-US/${target}`);
			await waitForHydration(page);
			expect(await page.locator("h1").count()).toBe(1);
			expect(await page.getByRole("alert").count()).toBe(0);
		}
		expect([...statuses].filter(([, status]) => status >= 400)).toEqual([]);
		expect(problems).toEqual([]);
	}
});
