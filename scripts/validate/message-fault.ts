import type { Message } from "../words/words.ts";
import type { FieldPath } from "./parsed.ts";

/** A fault in a message of a namespace. */
export interface MessageFault {
	readonly path: FieldPath;
	readonly message: Message;
	/** The faulty words. */
	readonly excerpt?: string;
}

export interface NamespaceFault extends MessageFault {
	readonly namespace: string;
}

/** A key as it appears in a path: a number for array elements. */
export function keyOf(parent: unknown, key: string): string | number {
	return Array.isArray(parent) ? Number(key) : key;
}

/** A text, and its path within the message. */
interface TextAt {
	readonly path: FieldPath;
	readonly text: string;
}

/** Several rules list the same texts, and list them again for files that have not changed. */
const listed = new WeakMap<object, readonly TextAt[]>();

/** All texts in a message, however deep. The message must not be modified afterwards. */
export function listTexts(message: unknown): readonly TextAt[] {
	if (typeof message !== "object" || message === null)
		return walkTexts(message);
	return listed.getOrInsertComputed(message, walkTexts);
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

/** A wording that no text may use, and the message for an excerpt with it. */
export interface Unwanted {
	readonly pattern: RegExp;
	readonly tell: (excerpt: string) => Message;
}

/**
 * Creates a search that lists the first match of each unwanted wording in every text of a message.
 * Since almost no text has one, all patterns are first tried as a single pattern.
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
				unwanted.flatMap(({ pattern, tell }) => {
					const [excerpt] = pattern.exec(text) ?? [];
					return excerpt === undefined
						? []
						: [{ path, message: tell(excerpt), excerpt }];
				}),
			);
}

/** The parts of a message by key; empty for a text. */
export function entriesOf(message: unknown): Map<string, unknown> {
	return new Map(
		typeof message === "object" && message !== null
			? Object.entries(message)
			: [],
	);
}
