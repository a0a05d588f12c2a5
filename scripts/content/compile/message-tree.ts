/** A namespace's messages, as JSON has them. */
export type Tree = Record<string, unknown>;

export function isTree(value: unknown): value is Tree {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
