/** A namespace's messages, as JSON has them. */
export type Tree = Record<string, unknown>;
