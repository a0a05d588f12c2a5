import pino from "pino";
import request from "supertest";
import { expect, test, vi } from "vitest";
import { testDependencies } from "../../../scripts/test/test-app.ts";
import { listAddresses } from "../../../shared/pages/page-hrefs.ts";
import { pages, routeOf } from "../../../shared/pages/page-paths.ts";
import { createApp } from "../../app.ts";
import { listWarmAddresses, warmPages } from "./warm-pages.ts";

test("warming lists every public page, home pages first", () => {
	const paths = listWarmAddresses(pages).map(({ path }) => path);
	expect(paths.slice(0, 2)).toEqual(["/", "/en-US"]);
	expect(paths.sort()).toEqual(
		listAddresses()
			.filter(({ page }) => !routeOf(page).noindex)
			.map(({ href }) => href)
			.sort(),
	);
});

test("warming caches pages without logging or counting them", async () => {
	const write = vi.fn();
	const logger = pino({}, { write });
	const deps = { ...(await testDependencies()), logger };
	const countPage = vi.spyOn(deps.metrics, "countPage");
	const stop = new AbortController();
	const rest = vi.fn(async (_ms: number) => {
		if (rest.mock.calls.length === 8) stop.abort();
	});
	expect(await warmPages(deps, stop.signal, rest)).toBe(8);
	expect(Math.min(...rest.mock.calls.map(([ms]) => ms))).toBeGreaterThan(0);
	expect(write).not.toHaveBeenCalled();
	expect(countPage).not.toHaveBeenCalled();

	const app = createApp(deps);
	for (const { path, locale } of listWarmAddresses(pages).slice(0, 8))
		await expect
			.poll(async () => {
				const { headers } = await request(app)
					.get(path)
					.set("Accept-Language", locale);
				return headers["server-timing"];
			})
			.toContain('cache;desc="hit"');
});

test("warming stops silently when the server stops", async () => {
	const write = vi.fn();
	const logger = pino({}, { write });
	const deps = { ...(await testDependencies()), logger };
	const stop = new AbortController();
	const warming = warmPages(deps, stop.signal);
	stop.abort();
	expect(await warming).toBeLessThan(2);
	expect(write).not.toHaveBeenCalled();
});
