import { BusyError } from "../queues/work-queue.ts";

/** Whose check it is. */
interface Checked {
	/** Who shares a fair part of the queue: an address, or a network. */
	readonly network: string;
	/** The browser has signed in before, so it need not stand behind strangers. */
	readonly isKnown: boolean;
}

/** Runs costly checks a few at a time, so that no network keeps all others waiting. */
export interface CheckQueue {
	/** @throws {BusyError} at once, when too much is waiting already. */
	run<Result>(who: Checked, work: () => Promise<Result>): Promise<Result>;
}

export interface CheckQueueOptions {
	/** How many run at once. */
	readonly concurrency: number;
	/** How many may wait besides, in each of the two lanes. */
	readonly capacity: number;
	/** How many of one network's may run or wait. */
	readonly share: number;
}

/** Makes a queue with two lanes: who is known goes first, the others in the order of arrival. */
export function createCheckQueue({
	concurrency,
	capacity,
	share,
}: CheckQueueOptions): CheckQueue {
	const lanes = { known: [] as (() => void)[], others: [] as (() => void)[] };
	const shares = new Map<string, number>();
	let running = 0;

	const waitForTurn = async (isKnown: boolean): Promise<void> => {
		if (running < concurrency) return void running++;
		const lane = isKnown ? lanes.known : lanes.others;
		if (lane.length >= capacity) throw new BusyError("too much is waiting");
		// Whoever ends hands its place over, so that nobody slips in between.
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
		async run({ network, isKnown }, work) {
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
