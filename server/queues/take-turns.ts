/** Who waits for a piece of work. Others may join while it waits. */
export type Owners = ReadonlySet<string>;

interface Owned {
	readonly owners: Owners;
}

/** How owners of waiting work take turns. */
export interface Turns<Job> {
	/** The work that is to begin, and for whom; nothing when nobody may have more. */
	findNext(): { readonly job: Job; readonly owner: string } | undefined;
	/** The one whose turn comes first among those who may have more. */
	findOwner(owners: Owners): string | undefined;
	/** The last work of the owner with the most waiting, if that is more than the newcomers would have. */
	findExcess(owners: Owners): Job | undefined;
	/** Says that work begins, or ends, for an owner. */
	begin(owner: string): void;
	end(owner: string): void;
}

/**
 * Makes the order in which owners have their turns: first who has had none for longest. Work that
 * several wait for comes with the first of them, so that nobody can delay what others want, too, by
 * asking for it first.
 *
 * @param waiting the work, in the order of its arrival.
 * @param perOwner how much of one owner runs at once.
 */
export function takeTurns<Job extends Owned>(
	waiting: ReadonlySet<Job>,
	perOwner: number,
): Turns<Job> {
	/** When those who are here had their last turn, counted in turns. */
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
		findOwner,
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
		findExcess(newcomers) {
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
		begin(owner) {
			lastTurns.set(owner, ++turn);
			running.set(owner, (running.get(owner) ?? 0) + 1);
		},
		end(owner) {
			const left = (running.get(owner) ?? 1) - 1;
			if (left > 0) running.set(owner, left);
			else running.delete(owner);
			forgetAbsent();
		},
	};
}
