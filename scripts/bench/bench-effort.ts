/** How much a bench measures. */
export interface Effort {
	/** By turns of two servers, besides the one that warms them up. */
	readonly rounds: number;
	/** Of load on each server before the first round; with none there is no round before it. */
	readonly warmUpSeconds: number;
	/** Whether a server first ends all that it does after its start. */
	readonly isPatient: boolean;
	/** Of the server: where pages are not warmed ahead, that takes no processor's time. */
	readonly env: Readonly<Record<string, string>>;
	readonly starts: number;
	/** Of each link on each network. */
	readonly clicks: number;
	/** Of each interaction. */
	readonly interactions: number;
	readonly enquiries: number;
	/** Of each list of enquiries. */
	readonly readings: number;
	/** Rounds of all questions to the search. */
	readonly searches: number;
	/** How many times today's pages are searched. */
	readonly timesPages: readonly number[];
}

/** The long form measures; the short one shows that there would be something to measure. */
export const efforts = {
	long: {
		rounds: 21,
		// Tens of thousands of answers are given before V8 has compiled all of what is on their way.
		warmUpSeconds: 6,
		isPatient: true,
		env: {},
		starts: 9,
		clicks: 3,
		interactions: 9,
		enquiries: 100_000,
		readings: 50,
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
		searches: 1,
		timesPages: [1],
	},
} as const satisfies Record<string, Effort>;
