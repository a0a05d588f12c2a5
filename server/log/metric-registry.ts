import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { readInTime } from "./read-in-time.ts";

/** A value, or that there is none now. */
type Reading<T> = T | undefined | Promise<T | undefined>;

/**
 * Makes a registry of metrics, and what adds to it. Names follow
 * https://prometheus.io/docs/practices/naming/.
 */
export function createRegistry() {
	const registry = new Registry();
	const registers = [registry];
	return {
		registry,
		/**
		 * Adds a total that is counted here, told apart by labels of few values each.
		 *
		 * @param listed labels whose series begin with 0: one that began with its first count would show no
		 * increase.
		 * @returns what counts one.
		 */
		makeCounter<const Label extends string>(
			name: string,
			help: string,
			labelNames: readonly Label[],
			listed: readonly Readonly<Record<Label, string>>[] = [],
		): (labels: Readonly<Record<Label, string>>) => void {
			const counter = new Counter<string>({
				...{ name, help, registers },
				labelNames: [...labelNames],
			});
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
	};
}
