export interface PrefetchQueue {
	/** Adds work under a key; each key is worked on once. Urgent work goes before the rest. */
	add(key: string, work: () => Promise<unknown>, isUrgent?: boolean): void;
}

/** How much is under way at once before the rest waits. */
export const prefetchLimit = 4;

/** Makes a queue. The failure of any work is swallowed. */
export function createPrefetchQueue(limit = prefetchLimit): PrefetchQueue {
	const seen = new Set<string>();
	let waiting: { key: string; work: () => Promise<unknown> }[] = [];
	let running = 0;

	const startNext = (): void => {
		while (running < limit) {
			const next = waiting.shift();
			if (!next) return;
			running++;
			Promise.try(next.work)
				.catch(() => {})
				.finally(() => {
					running--;
					startNext();
				});
		}
	};

	return {
		add(key, work, isUrgent = false) {
			const isWaiting = waiting.some((item) => item.key === key);
			if (seen.has(key) && !(isUrgent && isWaiting)) return;
			seen.add(key);
			const item = { key, work };
			waiting = waiting.filter((other) => other.key !== key);
			if (isUrgent) waiting.unshift(item);
			else waiting.push(item);
			startNext();
		},
	};
}
