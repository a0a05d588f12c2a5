import type { Owners } from "./take-turns.ts";

interface Ongoing<Result> {
	readonly result: Promise<Result>;
	/** Aborts when nobody waits for the work anymore. */
	readonly gone: AbortSignal;
	join(asker: Asker): void;
}

/** A caller that waits for work. */
export interface Asker {
	/** The owner in whose name it waits. */
	readonly owner: string;
	/** Aborts when the result is no longer wanted. */
	readonly signal: AbortSignal;
}

type Work<Result> = (gone: AbortSignal, owners: Owners) => Promise<Result>;

/**
 * Creates a function that runs at most one job per key at a time and shares its result with all
 * concurrent callers (single flight). The job sees for whom it runs, and is aborted when all
 * callers have left.
 */
export function createSharedWork<Result>() {
	const ongoing = new Map<string, Ongoing<Result>>();
	return async function share(
		key: string,
		asker: Asker,
		work: Work<Result>,
	): Promise<Result> {
		const known = ongoing.get(key);
		if (!known) {
			const begun = begin(asker, work);
			ongoing.set(key, begun);
			return begun.result.finally(() => ongoing.delete(key));
		}
		known.join(asker);
		try {
			return await known.result;
		} catch (error) {
			// The work was aborted just before this caller joined.
			if (known.gone.aborted && !asker.signal.aborted)
				return share(key, asker, work);
			throw error;
		}
	};
}

function begin<Result>(first: Asker, work: Work<Result>): Ongoing<Result> {
	const controller = new AbortController();
	const askers = new Set([first]);
	const owners = new Set([first.owner]);
	const leave = (asker: Asker): void => {
		askers.delete(asker);
		if (![...askers].some(({ owner }) => owner === asker.owner))
			owners.delete(asker.owner);
		if (askers.size === 0) controller.abort();
	};
	const begun: Ongoing<Result> = {
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
	begun.join(first);
	return begun;
}
