import type { Owners } from "./take-turns.ts";

interface Ongoing<Result> {
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
 * Makes a function that does work of one key once at a time, for all who ask for it meanwhile (a
 * "single flight"). The work can always see for whom it is, and is aborted when they all have gone.
 */
export function createSharedWork<Result>(): ShareWork<Result> {
	const ongoing = new Map<string, Ongoing<Result>>();
	return async function share(key, asker, work) {
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
			// It was given up just before somebody joined.
			if (known.gone.aborted && !asker.signal.aborted)
				return share(key, asker, work);
			throw error;
		}
	};
}

function begin<Result>(
	first: Asker,
	work: (gone: AbortSignal, owners: Owners) => Promise<Result>,
): Ongoing<Result> {
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
