/** Reproducible random choices. */
export interface Random {
	/** An integer from 0 to below `bound`. */
	integer(bound: number): number;
	/** True with this probability, from 0 to 1. */
	chance(share: number): boolean;
	/**
	 * An item of a list.
	 *
	 * @throws {RangeError} if the list is empty.
	 */
	pick<Item>(items: readonly Item[]): Item;
	/** Calls `make` up to `most` times, one call after another. */
	several<Item>(most: number, make: () => Item): Item[];
}

/** Uses mulberry32, a generator with 32 bits of state. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const integer = (bound: number) => Math.floor(next() * bound);
	return {
		integer,
		chance: (share) => next() < share,
		pick(items) {
			const index = integer(items.length);
			for (const item of items.slice(index, index + 1)) return item;
			throw new RangeError("nothing to pick from");
		},
		several: (most, make) => Array.from({ length: integer(most + 1) }, make),
	};
}
