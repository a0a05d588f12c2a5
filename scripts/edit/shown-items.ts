import { LRUCache } from "lru-cache";
import type { Item } from "./item.ts";

/** The items that open forms were made from, which serve as the base of three-way merges. */
export interface ShownItems {
	keep(item: Item): void;
	/** The item at that version, if it is still cached. */
	find(item: Item, version: string): Item | undefined;
}

/** Caches the last 200 items. */
export function createShownItems(): ShownItems {
	const items = new LRUCache<string, Item>({ max: 200 });
	const key = ({ group, name }: Item, version: string) =>
		`${group}/${name}/${version}`;
	return {
		keep: (item) => void items.set(key(item, item.version), item),
		find: (item, version) => items.get(key(item, version)),
	};
}
