import { createRegistry } from "./metric-registry.ts";

/** The page cache's result for a request. */
export type CacheResult = (typeof cacheResults)[number];

const cacheResults = ["hit", "miss", "follower", "bypass"] as const;

/** The outcome of a request: its status, or that the client disconnected. */
export type Outcome = number | "aborted";

const methods = ["GET", "HEAD", "POST"];

/** The server's metrics, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the server's metrics in a registry of their own. */
export function createMetrics() {
	const { registry, ...adders } = createRegistry();
	let inFlight = 0;
	const requests = adders.makeHistogram(
		"http_request_duration_seconds",
		"How long requests took, until the last byte was given to the connection.",
		[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		["route", "method", "status"],
	);
	const refusals = adders.makeCounter(
		"http_requests_refused_total",
		"Requests that were refused unseen: unreadable, too slow, or too many at once.",
		["status"],
	);
	const renders = adders.makeHistogram(
		"page_render_duration_seconds",
		"How long pages took to render.",
		[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
		[],
	);
	adders.addGauge(
		"http_requests_in_flight",
		"Requests that are being answered.",
		() => inFlight,
	);
	return {
		...adders,
		contentType: registry.contentType,
		/** Counts a request as in progress until {@link observeRequest}. */
		beginRequest(): void {
			inFlight++;
		},
		/** @param route a label of low cardinality. */
		observeRequest(
			route: string,
			method: string,
			outcome: Outcome,
			seconds: number,
		): void {
			inFlight--;
			requests(
				{
					route,
					method: methods.includes(method) ? method : "other",
					status:
						outcome === "aborted" ? outcome : `${Math.floor(outcome / 100)}xx`,
				},
				seconds,
			);
		},
		/** Counts a request that was refused before it reached the app. */
		countRefusal(status: number): void {
			refusals({ status: String(status) });
		},
		/** Counts a browser's report. Labels must have low cardinality. */
		countReport: adders.makeCounter(
			"browser_reports_total",
			"Reports that browsers sent, by their type and what was violated.",
			["type", "about"],
		),
		countSignIn: adders.makeCounter(
			"sign_ins_total",
			"Attempts to sign in, by how and with what outcome.",
			["method", "outcome"],
		),
		countPage: adders.makeCounter(
			"page_cache_requests_total",
			"Requests for pages, by what the page cache did.",
			["result"],
			cacheResults.map((result) => ({ result })),
		),
		observeRender(seconds: number): void {
			renders({}, seconds);
		},
		/** All metrics in Prometheus' text format, version 0.0.4. */
		render: (): Promise<string> => registry.metrics(),
	};
}
