/** How much a bench measures. */
export interface Effort {
	/** Rounds that alternate between two servers, after one that warms them up. */
	readonly rounds: number;
	/** Load on each server before the first round; 0 skips the warm-up round. */
	readonly warmUpSeconds: number;
	/** Whether to wait until a server has finished its startup work. */
	readonly isPatient: boolean;
	/** The server's environment variables; `PAGE_CACHE_MB: "0"` keeps it from warming pages. */
	readonly env: Readonly<Record<string, string>>;
	readonly starts: number;
	/** For each link and network. */
	readonly clicks: number;
	/** For each interaction. */
	readonly interactions: number;
	readonly enquiries: number;
	/** For each list of enquiries. */
	readonly readings: number;
	/** How many of the search questions are asked, and how often. */
	readonly questions: number;
	readonly searches: number;
	/** Multiples of today's number of pages to search. */
	readonly timesPages: readonly number[];
}

/** The long form measures; the short one only tests that the benches work. */
export const efforts = {
	long: {
		rounds: 21,
		// V8 needs tens of thousands of requests until the whole code path is optimized.
		warmUpSeconds: 6,
		isPatient: true,
		env: {},
		starts: 9,
		clicks: 3,
		interactions: 9,
		enquiries: 100_000,
		readings: 50,
		questions: Number.POSITIVE_INFINITY,
		searches: 5,
		timesPages: [1, 10],
	},
	short: {
		rounds: 1,
		warmUpSeconds: 0,
		isPatient: false,
		env: { PAGE_CACHE_MB: "0" },
		starts: 1,
		clicks: 1,
		interactions: 1,
		enquiries: 1000,
		readings: 1,
		questions: 20,
		searches: 1,
		timesPages: [1],
	},
} as const satisfies Record<string, Effort>;
