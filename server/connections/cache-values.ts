import { LRUCache } from "lru-cache";

/**
 * Makes a function of a header's value that works each out once: browsers send few different ones.
 *
 * @param bounds `values`: how many are cached; `longest`: the length, in characters, of those that
 * are. Others are worked out each time.
 */
export function cacheValues<T extends NonNullable<unknown>>(
	read: (value: string) => T,
	{ values, longest }: { readonly values: number; readonly longest: number },
): (value: string) => T {
	const known = new LRUCache<string, T>({ max: values, memoMethod: read });
	return (value) => (value.length > longest ? read(value) : known.memo(value));
}
