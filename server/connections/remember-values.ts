import { LRUCache } from "lru-cache";

/**
 * Makes a function of a header's value that works each out once: browsers send few different ones.
 *
 * @param bounds `values`: how many are kept; `longest`: the length, in characters, of those that
 * are. Others are worked out each time.
 */
export function rememberValues<T extends NonNullable<unknown>>(
	read: (value: string) => T,
	{ values, longest }: { readonly values: number; readonly longest: number },
): (value: string) => T {
	const known = new LRUCache<string, T>({ max: values });
	return (value) => {
		const before = known.get(value);
		if (before !== undefined) return before;
		const result = read(value);
		if (value.length <= longest) known.set(value, result);
		return result;
	};
}
