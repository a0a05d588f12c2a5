/** A namespace's messages, parsed from JSON. */
export type Tree = Record<string, unknown>;
