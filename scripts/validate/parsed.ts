/** The way to a field: names, and places in lists from 0. */
export type FieldPath = readonly (string | number)[];

/** What is found at a path, in characters from the start. */
export type Finder = (path: FieldPath) => number | undefined;

/** A value with its syntax errors, each at an offset. */
export interface Parsed {
	readonly value: unknown;
	readonly find: Finder;
	readonly errors: readonly {
		readonly offset: number;
		readonly field: string;
		readonly message: string;
	}[];
}

/** What a value has at a path, under names of its own. */
export function valueAt(value: unknown, path: FieldPath): unknown {
	return path.reduce<unknown>(
		(at, name) =>
			typeof at === "object" && at !== null && Object.hasOwn(at, name)
				? Reflect.get(at, name)
				: undefined,
		value,
	);
}
