import { expect, test, vi } from "vitest";
import { createMetrics, type Metrics } from "./metrics.ts";

/** The value of a time series, by its serialized name and labels. */
async function readValue(metrics: Metrics, series: string) {
	const lines = (await metrics.render()).split("\n");
	const line = lines.find((text) => text.startsWith(`${series} `));
	return line && Number(line.slice(series.length + 1));
}

test("a gauge is read at each scrape", async () => {
	const metrics = createMetrics();
	let value = 1;
	metrics.addGauge("depth", "How deep.", async () => value);
	expect(await readValue(metrics, "depth")).toBe(1);
	value = 2;
	expect(await readValue(metrics, "depth")).toBe(2);
});

test("a gauge has one series per label value", async () => {
	const metrics = createMetrics();
	let values: Record<string, number> = { waiting: 3, dead: 1 };
	metrics.addGauges("jobs", "Jobs.", "state", () => values);
	expect(await readValue(metrics, 'jobs{state="waiting"}')).toBe(3);
	values = { dead: 2 };
	expect(await readValue(metrics, 'jobs{state="dead"}')).toBe(2);
	expect(await readValue(metrics, 'jobs{state="waiting"}')).toBeUndefined();
});

test("a counter reports the total that it is given", async () => {
	const metrics = createMetrics();
	metrics.addCounter("refused_total", "Refused.", () => 7);
	await metrics.render();
	expect(await readValue(metrics, "refused_total")).toBe(7);
	expect(await metrics.render()).toContain("# TYPE refused_total counter");
});

test.each<[string, () => number | undefined | Promise<number>]>([
	["is not known", () => undefined],
	[
		"fails",
		() => {
			throw new Error("down");
		},
	],
	["fails later", () => Promise.reject(new Error("down"))],
])("a scrape omits a value that %s and keeps all others", async (_, read) => {
	const metrics = createMetrics();
	const readings = [() => 5, read];
	metrics.addGauge("depth", "How deep.", () => readings.shift()?.());
	expect(await readValue(metrics, "depth")).toBe(5);
	const text = await metrics.render();
	expect(text).not.toMatch(/^depth /m);
	expect(text).toContain("http_requests_in_flight 0");
});

test("a scrape does not wait for a value that never arrives", async () => {
	vi.useFakeTimers();
	const metrics = createMetrics();
	metrics.addGauges("jobs", "Jobs.", "state", () => new Promise(() => {}));
	const text = metrics.render();
	await vi.advanceTimersByTimeAsync(1000);
	expect(await text).not.toMatch(/^jobs/m);
	vi.useRealTimers();
});

test("page cache results are counted from zero", async () => {
	const metrics = createMetrics();
	metrics.countPage({ result: "hit" });
	metrics.countPage({ result: "hit" });
	const series = (result: string) =>
		readValue(metrics, `page_cache_requests_total{result="${result}"}`);
	expect(
		await Promise.all(["hit", "miss", "follower", "bypass"].map(series)),
	).toEqual([2, 0, 0, 0]);
});

test("render durations are counted in histogram buckets", async () => {
	const metrics = createMetrics();
	metrics.observeRender(0.02);
	expect(
		await readValue(metrics, 'page_render_duration_seconds_bucket{le="0.025"}'),
	).toBe(1);
	expect(await readValue(metrics, "page_render_duration_seconds_sum")).toBe(
		0.02,
	);
});

test("requests count as in flight from start to finish", async () => {
	const metrics = createMetrics();
	metrics.beginRequest();
	metrics.beginRequest();
	metrics.observeRequest("home", "GET", 200, 0.1);
	expect(await readValue(metrics, "http_requests_in_flight")).toBe(1);
});

test.each([
	["GET", 200, "GET", "2xx"],
	["HEAD", 304, "HEAD", "3xx"],
	["POST", 404, "POST", "4xx"],
	["PROPFIND", 503, "other", "5xx"],
	["GET", "aborted", "GET", "aborted"],
] as const)(
	"%s with the outcome %s counts as method %s and status %s",
	async (method, outcome, shownMethod, status) => {
		const metrics = createMetrics();
		metrics.beginRequest();
		metrics.observeRequest("home", method, outcome, 0.1);
		expect(await metrics.render()).toContain(
			`_count{route="home",method="${shownMethod}",status="${status}"} 1`,
		);
	},
);
