export interface PrefetchQueue {
	/** Adds work under a key; each key runs once. Urgent work goes first. */
	add(key: string, work: () => Promise<unknown>, isUrgent?: boolean): void;
}

/** Maximum number of concurrent tasks. */
export const prefetchLimit = 4;

/** Creates a queue that ignores errors of its tasks. */
export function createPrefetchQueue(limit = prefetchLimit): PrefetchQueue {
	const seen = new Set<string>();
	let waiting: { key: string; work: () => Promise<unknown> }[] = [];
	let running = 0;

	const startNext = async (): Promise<void> => {
		const next = running < limit ? waiting.shift() : undefined;
		if (!next) return;
		running++;
		try {
			await next.work();
		} catch {
			// The page loads again when it is wanted.
		}
		running--;
		void startNext();
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
			void startNext();
		},
	};
}
