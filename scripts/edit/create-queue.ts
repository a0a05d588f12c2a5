/** Runs tasks one at a time, so that they do not interfere. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
	let last: Promise<unknown> = Promise.resolve();
	return (work) => {
		const next = last.then(work, work);
		last = next;
		return next;
	};
}
