import { BusyError } from "../queues/work-queue.ts";

/** On whose behalf a check runs. */
interface Checked {
	/** The address or network that shares one part of the queue. */
	readonly network: string;
	/** The browser has signed in before, so it need not queue behind strangers. */
	readonly isKnown: boolean;
}

export interface CheckQueueOptions {
	/** The maximum number of running checks. */
	readonly concurrency: number;
	/** The maximum number of waiting checks in each of the two lanes. */
	readonly capacity: number;
	/** The maximum number of running and waiting checks of one network. */
	readonly share: number;
}

/**
 * Runs expensive checks with bounded concurrency, so that no network can starve the others. Of two
 * lanes, known browsers go first; all others go in order of arrival.
 */
export function createCheckQueue({
	concurrency,
	capacity,
	share,
}: CheckQueueOptions) {
	const lanes = { known: [] as (() => void)[], others: [] as (() => void)[] };
	const shares = new Map<string, number>();
	let running = 0;

	const waitForTurn = async (isKnown: boolean): Promise<void> => {
		if (running < concurrency) return void running++;
		const lane = isKnown ? lanes.known : lanes.others;
		if (lane.length >= capacity) throw new BusyError("too much is waiting");
		// A finished check passes its slot on, so that no new one can slip in between.
		await new Promise<void>((resolve) => lane.push(resolve));
	};
	const end = (): void => {
		const next = lanes.known.shift() ?? lanes.others.shift();
		if (next) next();
		else running--;
	};
	const take = (network: string, change: 1 | -1): void => {
		const count = (shares.get(network) ?? 0) + change;
		if (count > 0) shares.set(network, count);
		else shares.delete(network);
	};

	return {
		/** @throws {BusyError} immediately, when too many checks are waiting. */
		async run<Result>(
			{ network, isKnown }: Checked,
			work: () => Promise<Result>,
		): Promise<Result> {
			if (!isKnown && (shares.get(network) ?? 0) >= share)
				throw new BusyError("too much of this network is waiting");
			if (!isKnown) take(network, 1);
			try {
				await waitForTurn(isKnown);
				try {
					return await work();
				} finally {
					end();
				}
			} finally {
				if (!isKnown) take(network, -1);
			}
		},
	};
}
