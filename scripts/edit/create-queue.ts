/** Takes one after the other what would else get in each other's way. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
	let last: Promise<unknown> = Promise.resolve();
	return (work) => {
		const next = last.then(work, work);
		last = next;
		return next;
	};
}
