interface Flight<Result> {
	readonly result: Promise<Result>;
	/** Aborts when everybody who waited for it has gone. */
	readonly gone: AbortSignal;
	join(signal: AbortSignal): void;
}

/** Does work, or waits for the same work that is being done already. */
export type ShareWork<Result> = (
	key: string,
	signal: AbortSignal,
	work: (gone: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Makes a function that does work of one key once at a time, for all who ask for it meanwhile.
 * When all their signals have been aborted, the work is told so.
 */
export function createSharedWork<Result>(): ShareWork<Result> {
	const flights = new Map<string, Flight<Result>>();
	return async function share(key, signal, work) {
		const known = flights.get(key);
		if (!known) {
			const flight = depart(work);
			flights.set(key, flight);
			flight.join(signal);
			return flight.result.finally(() => flights.delete(key));
		}
		known.join(signal);
		try {
			return await known.result;
		} catch (error) {
			// It was given up just before somebody joined.
			if (known.gone.aborted && !signal.aborted)
				return share(key, signal, work);
			throw error;
		}
	};
}

function depart<Result>(
	work: (gone: AbortSignal) => Promise<Result>,
): Flight<Result> {
	const controller = new AbortController();
	let waiting = 0;
	const leave = (): void => {
		waiting--;
		if (waiting === 0) controller.abort();
	};
	return {
		result: work(controller.signal),
		gone: controller.signal,
		join(signal) {
			waiting++;
			if (signal.aborted) leave();
			else signal.addEventListener("abort", leave, { once: true });
		},
	};
}
