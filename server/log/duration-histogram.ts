/** Upper bounds of the buckets, in seconds. */
const bounds = [
	0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

const methods = ["GET", "HEAD", "POST", "other"] as const;
const statuses = ["1xx", "2xx", "3xx", "4xx", "5xx", "aborted"] as const;

/** How a request ended: the status it was answered with, or that its client went first. */
export type Outcome = number | "aborted";

interface Series {
	readonly labels: string;
	/** How many durations fell into each bucket; the last holds what is above all bounds. */
	readonly counts: Float64Array;
	sum: number;
}

/**
 * The durations of requests by route, method and status, as a Prometheus histogram.
 *
 * prom-client's own takes 0.7 µs an observation, since it makes its labels into a key each time;
 * this takes a twentieth of it, and it is on the path of every cached page.
 */
export function createDurationHistogram(name: string, help: string) {
	const seriesByRoute = new Map<string, (Series | undefined)[]>();

	return {
		/** @param route one of few, for each becomes a series. */
		observe(
			route: string,
			method: string,
			outcome: Outcome,
			seconds: number,
		): void {
			const series = findSeries(
				route,
				indexOfMethod(method),
				indexOfOutcome(outcome),
			);
			let bucket = 0;
			while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
			series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
			series.sum += seconds;
		},
		/** In Prometheus' text format. */
		render(): string {
			const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
			for (const list of seriesByRoute.values())
				for (const series of list) if (series) lines.push(...linesOf(series));
			return `${lines.join("\n")}\n`;
		},
	};

	function findSeries(route: string, method: number, status: number): Series {
		const list = seriesByRoute.get(route) ?? [];
		const index = method * statuses.length + status;
		const found = list[index];
		if (found) return found;
		const labels = `route="${escapeLabel(route)}",method="${methods[method]}",status="${statuses[status]}"`;
		const counts = new Float64Array(bounds.length + 1);
		const added = { labels, counts, sum: 0 };
		list[index] = added;
		seriesByRoute.set(route, list);
		return added;
	}

	function linesOf({ labels, counts, sum }: Series): string[] {
		let total = 0;
		const buckets = [...bounds, "+Inf"].map((bound, index) => {
			total += counts[index] ?? 0;
			return `${name}_bucket{${labels},le="${bound}"} ${total}`;
		});
		return [
			...buckets,
			`${name}_sum{${labels}} ${sum}`,
			`${name}_count{${labels}} ${total}`,
		];
	}
}

function indexOfMethod(method: string): number {
	if (method === "GET") return 0;
	if (method === "HEAD") return 1;
	return method === "POST" ? 2 : 3;
}

function indexOfOutcome(outcome: Outcome): number {
	return outcome === "aborted" ? 5 : Math.floor(outcome / 100) - 1;
}

function escapeLabel(value: string): string {
	return value
		.replaceAll("\\", "\\\\")
		.replaceAll('"', '\\"')
		.replaceAll("\n", "\\n");
}
