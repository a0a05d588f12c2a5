import { LRUCache } from "lru-cache";
import type { Item } from "./item.ts";

/** What open forms were made from: so what is typed can be told from what was there. */
export interface ShownItems {
	keep(item: Item): void;
	/** The item as it was in that version, if that is still known. */
	find(item: Item, version: string): Item | undefined;
}

/** Remembers the last 200. */
export function createShownItems(): ShownItems {
	const items = new LRUCache<string, Item>({ max: 200 });
	const key = ({ group, name }: Item, version: string) =>
		`${group}/${name}/${version}`;
	return {
		keep: (item) => void items.set(key(item, item.version), item),
		find: (item, version) => items.get(key(item, version)),
	};
}
