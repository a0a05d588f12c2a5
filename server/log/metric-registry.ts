import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { readInTime } from "./read-in-time.ts";

/** A value, or `undefined` if it is currently unavailable. */
type Reading<T> = T | undefined | Promise<T | undefined>;

/**
 * Creates a registry of metrics, with functions that add to it. Metric names follow
 * https://prometheus.io/docs/practices/naming/.
 */
export function createRegistry() {
	const registry = new Registry();
	const registers = [registry];
	return {
		registry,
		/**
		 * Adds a counter with labels of low cardinality.
		 *
		 * @param listed label sets to start at 0; otherwise their first increase would be invisible.
		 * @returns a function that increments it.
		 */
		makeCounter<const Label extends string>(
			name: string,
			help: string,
			labelNames: readonly Label[],
			listed: readonly Readonly<Record<Label, string>>[] = [],
		): (labels: Readonly<Record<Label, string>>) => void {
			const counter = new Counter<string>({
				name,
				help,
				registers,
				labelNames: [...labelNames],
			});
			for (const labels of listed) counter.inc(labels, 0);
			return (labels) => counter.inc(labels);
		},
		/**
		 * Adds a histogram with labels of low cardinality.
		 *
		 * @param buckets upper bounds.
		 * @returns a function that records a value.
		 */
		makeHistogram<Label extends string>(
			name: string,
			help: string,
			buckets: readonly number[],
			labelNames: readonly Label[],
		): (labels: Readonly<Record<Label, string>>, value: number) => void {
			const histogram = new Histogram<string>({
				name,
				help,
				registers,
				buckets: [...buckets],
				labelNames: [...labelNames],
			});
			return (labels, value) => histogram.observe(labels, value);
		},
		/** Adds a gauge that is read at each scrape. An unavailable value is omitted. */
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
		/** Adds gauges that differ by one label, like {@link addGauge}. */
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
		/** Adds a counter whose total is read at each scrape. Its name ends in `_total`. */
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
	};
}
