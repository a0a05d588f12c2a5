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

/** Several rules ask for the same texts, and again for those of files that stay as they are. */
const listed = new WeakMap<object, readonly TextAt[]>();

/** All texts of a message, which may hold others. It is not changed afterwards. */
export function listTexts(message: unknown): readonly TextAt[] {
	if (typeof message !== "object" || message === null)
		return walkTexts(message);
	const known = listed.get(message);
	if (known) return known;
	const texts = walkTexts(message);
	listed.set(message, texts);
	return texts;
}

function walkTexts(message: unknown): readonly TextAt[] {
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

/**
 * Makes what lists the unwanted wordings of a message: of each the first in a text. Nearly no text has
 * one, so all patterns are tried as one before each is tried by itself.
 */
export function createWordingSearch(
	unwanted: readonly Unwanted[],
): (message: unknown) => MessageFault[] {
	const any = [...Map.groupBy(unwanted, ({ pattern }) => pattern.flags)].map(
		([flags, group]) =>
			new RegExp(
				group.map(({ pattern }) => `(?:${pattern.source})`).join("|"),
				flags,
			),
	);
	return (message) =>
		listTexts(message)
			.filter(({ text }) => any.some((pattern) => pattern.test(text)))
			.flatMap(({ path, text }) =>
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
