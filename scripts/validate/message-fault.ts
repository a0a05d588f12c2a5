import type { FieldPath } from "./parsed.ts";

/** What is wrong with a message of a namespace. */
export interface MessageFault {
	readonly path: FieldPath;
	readonly message: string;
	/** The words that are wrong. */
	readonly excerpt?: string;
}

/** The same, with the namespace that it is in. */
export interface NamespaceFault extends MessageFault {
	readonly namespace: string;
}

/** A key of an entry as it stands in a path: in lists it is a number. */
export function keyOf(parent: unknown, key: string): string | number {
	return Array.isArray(parent) ? Number(key) : key;
}

/** A text, and where in its message it stands. */
interface TextAt {
	readonly path: FieldPath;
	readonly text: string;
}

/** All texts of a message, which may hold others. */
export function listTexts(message: unknown): readonly TextAt[] {
	const texts: TextAt[] = [];
	const walk = (value: unknown, path: FieldPath): void => {
		if (typeof value === "string") texts.push({ path, text: value });
		else if (typeof value === "object" && value !== null)
			for (const [key, inner] of Object.entries(value))
				walk(inner, [...path, keyOf(value, key)]);
	};
	walk(message, []);
	return texts;
}

/** A wording that no text may have, and what to say of the words that have it. */
export interface Unwanted {
	readonly pattern: RegExp;
	readonly say: (excerpt: string) => string;
}

/** Where a message has unwanted wordings: of each the first in a text. */
export function listUnwanted(
	message: unknown,
	unwanted: readonly Unwanted[],
): MessageFault[] {
	return listTexts(message).flatMap(({ path, text }) =>
		unwanted.flatMap(({ pattern, say }) => {
			const [excerpt] = pattern.exec(text) ?? [];
			return excerpt === undefined
				? []
				: [{ path, message: say(excerpt), excerpt }];
		}),
	);
}

/** The parts of a message by key; none of a text. */
export function entriesOf(message: unknown): Map<string, unknown> {
	return new Map(
		typeof message === "object" && message !== null
			? Object.entries(message)
			: [],
	);
}
