import { LRUCache } from "lru-cache";

/**
 * Memoizes a function of a header value: browsers send few different ones.
 *
 * @param bounds `values`: the maximum number of cache entries; `longest`: the longest value to
 * cache, in characters. Longer values are computed each time.
 */
export function cacheValues<T extends NonNullable<unknown>>(
	read: (value: string) => T,
	{ values, longest }: { readonly values: number; readonly longest: number },
): (value: string) => T {
	const known = new LRUCache<string, T>({ max: values, memoMethod: read });
	return (value) => (value.length > longest ? read(value) : known.memo(value));
}
