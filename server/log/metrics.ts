import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { createDurationHistogram, type Outcome } from "./duration-histogram.ts";
import { readInTime } from "./read-in-time.ts";

/** What the page cache did with a request. */
export type CacheResult = (typeof cacheResults)[number];

const cacheResults = ["hit", "miss", "follower", "bypass"] as const;

/** A value, or that there is none now. */
type Reading<T> = T | undefined | Promise<T | undefined>;

/** The server's numbers, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Makes the server's metrics, in a registry of their own. Names follow
 * https://prometheus.io/docs/practices/naming/.
 *
 * What requests count is in plain numbers that are read at each scrape, for prom-client makes
 * labels into a key at each count.
 */
export function createMetrics() {
	const registry = new Registry();
	const registers = [registry];
	let inFlight = 0;
	const pages: Record<CacheResult, number> = {
		hit: 0,
		miss: 0,
		follower: 0,
		bypass: 0,
	};
	const requests = createDurationHistogram(
		"http_request_duration_seconds",
		"How long requests took, until the last byte was given to the connection.",
	);
	const refusals = new Counter({
		name: "http_requests_refused_total",
		help: "Requests that were refused unseen: unreadable, too slow, or too many at once.",
		labelNames: ["status"],
		registers,
	});
	const reports = new Counter({
		name: "browser_reports_total",
		help: "Reports that browsers sent, by their type and what was violated.",
		labelNames: ["type", "about"],
		registers,
	});
	const signIns = new Counter({
		name: "sign_ins_total",
		help: "Attempts to sign in, by how and with what outcome.",
		labelNames: ["method", "outcome"],
		registers,
	});
	const renders = new Histogram({
		name: "page_render_duration_seconds",
		help: "How long pages took to render.",
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
		registers,
	});

	const metrics = {
		contentType: registry.contentType,
		/** Counts a request as begun; {@link observeRequest} ends it. */
		beginRequest(): void {
			inFlight++;
		},
		/** @param route one of few names, for each becomes a series. */
		observeRequest(
			route: string,
			method: string,
			outcome: Outcome,
			seconds: number,
		): void {
			inFlight--;
			requests.observe(route, method, outcome, seconds);
		},
		/** Counts a request that was refused before it could begin. */
		countRefusal(status: number): void {
			refusals.inc({ status });
		},
		/**
		 * Counts a report of a browser.
		 *
		 * @param type one of few names, as is `about`, for each pair becomes a series.
		 */
		countReport(type: string, about: string): void {
			reports.inc({ type, about });
		},
		countSignIn(method: string, outcome: string): void {
			signIns.inc({ method, outcome });
		},
		/**
		 * Adds a total that is counted here, told apart by labels of few values each; those that are listed
		 * are there from the start, or the first count would be no increase to who compares.
		 *
		 * @returns what counts one.
		 */
		makeCounter<const Label extends string>(
			name: string,
			help: string,
			listed: readonly Readonly<Record<Label, string>>[],
		): (labels: Readonly<Record<Label, string>>) => void {
			const labelNames = Object.keys(listed[0] ?? {});
			const counter = new Counter({ name, help, registers, labelNames });
			for (const labels of listed) counter.inc(labels, 0);
			return (labels) => counter.inc(labels);
		},
		/**
		 * Adds a histogram, told apart by labels of few values each.
		 *
		 * @param buckets upper bounds.
		 * @returns what notes one value.
		 */
		makeHistogram<Label extends string>(
			name: string,
			help: string,
			buckets: readonly number[],
			labelNames: readonly Label[],
		): (labels: Readonly<Record<Label, string>>, value: number) => void {
			const histogram = new Histogram<string>({
				...{ name, help, registers },
				...{ buckets: [...buckets], labelNames: [...labelNames] },
			});
			return (labels, value) => histogram.observe(labels, value);
		},
		countPage(result: CacheResult): void {
			pages[result]++;
		},
		observeRender(seconds: number): void {
			renders.observe(seconds);
		},
		/** Adds a value that is read at each scrape; while it cannot be read, the scrape lacks it. */
		addGauge(name: string, help: string, read: () => Reading<number>): void {
			new Gauge({
				name,
				help,
				registers,
				async collect() {
					const value = await readInTime(read);
					if (value === undefined) this.remove();
					else this.set(value);
				},
			});
		},
		/** Adds values told apart by a label, as {@link addGauge}. */
		addGauges(
			name: string,
			help: string,
			label: string,
			read: () => Reading<Readonly<Record<string, number>>>,
		): void {
			new Gauge({
				name,
				help,
				labelNames: [label],
				registers,
				async collect() {
					const values = (await readInTime(read)) ?? {};
					this.reset();
					for (const [key, value] of Object.entries(values))
						this.set({ [label]: key }, value);
				},
			});
		},
		/** Adds a total since the start, read at each scrape. Its name ends in `_total`. */
		addCounter(name: string, help: string, read: () => number): void {
			new Counter({
				name,
				help,
				registers,
				collect() {
					this.reset();
					this.inc(read());
				},
			});
		},
		/** All numbers in Prometheus' text format, version 0.0.4. */
		async render(): Promise<string> {
			return `${await registry.metrics()}\n${requests.render()}`;
		},
	};
	metrics.addGauge(
		"http_requests_in_flight",
		"Requests that are being answered.",
		() => inFlight,
	);
	new Counter({
		name: "page_cache_requests_total",
		help: "Requests for pages, by what the page cache did.",
		labelNames: ["result"],
		registers,
		collect() {
			this.reset();
			for (const result of cacheResults) this.inc({ result }, pages[result]);
		},
	});
	return metrics;
}
