interface Waiting {
	readonly weight: number;
	begin(): void;
}

/**
 * Creates a limit on memory.
 *
 * @param bytes what all running work may take together.
 */
export function createMemoryBudget(bytes: number) {
	const waiting = new Set<Waiting>();
	let taken = 0;
	const fits = (weight: number): boolean =>
		taken === 0 || taken + weight <= bytes;
	const beginNext = (): void => {
		for (const next of waiting) {
			if (!fits(next.weight)) return;
			waiting.delete(next);
			taken += next.weight;
			next.begin();
		}
	};
	const waitForRoom = async (
		weight: number,
		signal: AbortSignal | undefined,
	): Promise<void> => {
		const room = Promise.withResolvers<void>();
		const place: Waiting = {
			weight,
			begin() {
				signal?.removeEventListener("abort", leave);
				room.resolve();
			},
		};
		const leave = (): void => {
			waiting.delete(place);
			room.reject(signal?.reason);
			// Later work may be lighter and fit now.
			beginNext();
		};
		signal?.addEventListener("abort", leave, { once: true });
		waiting.add(place);
		await room.promise;
	};
	return {
		/**
		 * Runs work once there is memory for it, in order of arrival, so that heavy work does not starve.
		 * Work heavier than the whole budget runs alone.
		 *
		 * @param weight in bytes.
		 * @param signal removes the work from the queue while it waits.
		 * @throws the signal's reason, when it is removed.
		 */
		async run<Result>(
			work: () => Promise<Result>,
			weight: number,
			signal?: AbortSignal,
		): Promise<Result> {
			signal?.throwIfAborted();
			if (waiting.size === 0 && fits(weight)) taken += weight;
			else await waitForRoom(weight, signal);
			try {
				return await work();
			} finally {
				taken -= weight;
				beginNext();
			}
		},
	};
}
