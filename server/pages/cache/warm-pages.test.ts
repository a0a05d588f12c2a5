import pino from "pino";
import request from "supertest";
import { expect, test, vi } from "vitest";
import { testDependencies } from "../../../scripts/test/test-app.ts";
import { listAddresses, routeOf } from "../../../shared/pages/page-paths.ts";
import { createApp } from "../../app.ts";
import { warmPages } from "./warm-pages.ts";

test("every public page is kept before anybody asks for it, and nothing is logged or counted", {
	timeout: 60_000,
}, async () => {
	const write = vi.fn();
	const logger = pino({}, { write });
	const deps = { ...(await testDependencies()), logger };
	const countPage = vi.spyOn(deps.metrics, "countPage");
	const rest = vi.fn(async (_ms: number) => {});
	const count = await warmPages(deps, new AbortController().signal, rest);
	expect(rest).toHaveBeenCalledTimes(count);
	expect(Math.min(...rest.mock.calls.map(([ms]) => ms))).toBeGreaterThan(0);
	expect(count).toBe(
		listAddresses().filter(({ page }) => !routeOf(page).noindex).length,
	);
	expect(write).not.toHaveBeenCalled();
	expect(countPage).not.toHaveBeenCalled();

	const app = createApp(deps);
	for (const path of ["/", "/en-US", "/en-US/industries/oil-gas", "/about"])
		await expect
			.poll(async () => {
				const { headers } = await request(app)
					.get(path)
					.set("Accept-Language", "zh-CN");
				return headers["server-timing"];
			})
			.toContain('cache;desc="hit"');
});

test("warming ends when the server stops, and says nothing of it", async () => {
	const write = vi.fn();
	const logger = pino({}, { write });
	const deps = { ...(await testDependencies()), logger };
	const stop = new AbortController();
	const warming = warmPages(deps, stop.signal);
	stop.abort();
	expect(await warming).toBeLessThan(2);
	expect(write).not.toHaveBeenCalled();
});
