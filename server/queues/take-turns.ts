/** The owners that wait for one job. Others may join while it waits. */
export type Owners = ReadonlySet<string>;

interface Owned {
	readonly owners: Owners;
}

/**
 * Schedules waiting jobs fairly among their owners, in a round-robin order: the owner whose last
 * turn is longest ago goes first. A job of several owners runs at the earliest of their turns, so
 * that nobody can delay a job that others want by requesting it first.
 *
 * @param waiting the jobs, in order of arrival.
 * @param perOwner how many jobs of one owner run concurrently.
 */
export function takeTurns<Job extends Owned>(
	waiting: ReadonlySet<Job>,
	perOwner: number,
) {
	/** The number of each present owner's last turn. */
	const lastTurns = new Map<string, number>();
	const running = new Map<string, number>();
	let turn = 0;

	const lastTurn = (owner: string): number => lastTurns.get(owner) ?? 0;
	const findOwner = (owners: Owners): string | undefined =>
		[...owners]
			.filter((owner) => (running.get(owner) ?? 0) < perOwner)
			.sort((a, b) => lastTurn(a) - lastTurn(b))[0];
	const countWaiting = (): Map<string, number> => {
		const counts = new Map<string, number>();
		for (const { owners } of waiting)
			for (const owner of owners)
				counts.set(owner, (counts.get(owner) ?? 0) + 1);
		return counts;
	};
	const forgetAbsent = (): void => {
		const counts = countWaiting();
		for (const owner of lastTurns.keys())
			if (!counts.has(owner) && !running.has(owner)) lastTurns.delete(owner);
	};

	return {
		/** The owner with the earliest turn, of those below their limit. */
		findOwner,
		/** The next job, and for whom it runs; `undefined` if every owner has reached its limit. */
		findNext() {
			let first: { job: Job; owner: string } | undefined;
			for (const job of waiting) {
				const owner = findOwner(job.owners);
				if (owner === undefined) continue;
				if (!first || lastTurn(owner) < lastTurn(first.owner))
					first = { job, owner };
			}
			return first;
		},
		/**
		 * The last job of the owner with the most waiting jobs, if that is more than the newcomers'
		 * count.
		 */
		findExcess(newcomers: Owners): Job | undefined {
			const counts = countWaiting();
			const least = (owners: Owners): number =>
				Math.min(...[...owners].map((owner) => counts.get(owner) ?? 0));
			let [excess, most]: [Job | undefined, number] = [
				undefined,
				least(newcomers) + 2,
			];
			for (const job of waiting) {
				const count = least(job.owners);
				if (count >= most) [excess, most] = [job, count];
			}
			return excess;
		},
		/** Records that a job starts for an owner. */
		begin(owner: string): void {
			lastTurns.set(owner, ++turn);
			running.set(owner, (running.get(owner) ?? 0) + 1);
		},
		/** Records that a job ends. */
		end(owner: string): void {
			const left = (running.get(owner) ?? 1) - 1;
			if (left > 0) running.set(owner, left);
			else running.delete(owner);
			forgetAbsent();
		},
	};
}
