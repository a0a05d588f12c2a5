import type { Owners } from "./take-turns.ts";

interface Flight<Result> {
	readonly result: Promise<Result>;
	/** Aborts when everybody who waited for it has gone. */
	readonly gone: AbortSignal;
	join(asker: Asker): void;
}

/** Who asks for work. */
export interface Asker {
	/** Whose share it takes. */
	readonly owner: string;
	/** Aborts when it is not wanted any more. */
	readonly signal: AbortSignal;
}

/** Does work, or waits for the same work that is being done already. */
export type ShareWork<Result> = (
	key: string,
	asker: Asker,
	work: (gone: AbortSignal, owners: Owners) => Promise<Result>,
) => Promise<Result>;

/**
 * Makes a function that does work of one key once at a time, for all who ask for it meanwhile.
 * When all their signals have been aborted, the work is told so; whom it is for it can always see.
 */
export function createSharedWork<Result>(): ShareWork<Result> {
	const flights = new Map<string, Flight<Result>>();
	return async function share(key, asker, work) {
		const known = flights.get(key);
		if (!known) {
			const flight = depart(asker, work);
			flights.set(key, flight);
			return flight.result.finally(() => flights.delete(key));
		}
		known.join(asker);
		try {
			return await known.result;
		} catch (error) {
			// It was given up just before somebody joined.
			if (known.gone.aborted && !asker.signal.aborted)
				return share(key, asker, work);
			throw error;
		}
	};
}

function depart<Result>(
	first: Asker,
	work: (gone: AbortSignal, owners: Owners) => Promise<Result>,
): Flight<Result> {
	const controller = new AbortController();
	const askers = new Set([first]);
	const owners = new Set([first.owner]);
	const leave = (asker: Asker): void => {
		askers.delete(asker);
		if (![...askers].some(({ owner }) => owner === asker.owner))
			owners.delete(asker.owner);
		if (askers.size === 0) controller.abort();
	};
	const flight: Flight<Result> = {
		result: work(controller.signal, owners),
		gone: controller.signal,
		join(asker) {
			askers.add(asker);
			owners.add(asker.owner);
			const { signal } = asker;
			if (signal.aborted) leave(asker);
			else signal.addEventListener("abort", () => leave(asker), { once: true });
		},
	};
	flight.join(first);
	return flight;
}
