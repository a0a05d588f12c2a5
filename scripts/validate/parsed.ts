/** The path to a field: names, and list indexes from 0. */
export type FieldPath = readonly (string | number)[];

/** Finds the offset of a path, in characters from the start. */
export type Finder = (path: FieldPath) => number | undefined;

/** A parsed value, with its syntax errors and their offsets. */
export interface Parsed {
	readonly value: unknown;
	readonly find: Finder;
	readonly errors: readonly {
		readonly offset: number;
		readonly field: string;
		readonly message: string;
	}[];
}

/** The value at a path, read from own properties only. */
export function valueAt(value: unknown, path: FieldPath): unknown {
	return path.reduce<unknown>(
		(at, name) =>
			typeof at === "object" && at !== null && Object.hasOwn(at, name)
				? Reflect.get(at, name)
				: undefined,
		value,
	);
}
