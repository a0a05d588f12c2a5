/** What the sentence on the home page asks for, in its order: the parameters it sends to the contact page. */
export const starterFields = ["role", "city", "date"] as const;

export type StarterField = (typeof starterFields)[number];

/** Characters that a field of the sentence holds at most. */
export const starterLength = 60;

/** The fields of the sentence that a query string has, cut to their length, without what is empty. */
export function readStarter(
	search: string,
): readonly { readonly field: StarterField; readonly text: string }[] {
	const given = new URLSearchParams(search);
	return starterFields
		.map((field) => ({ field, text: tidy(given.get(field) ?? "") }))
		.filter(({ text }) => text !== "");
}

/**
 * The message that a form begins with: the sentence's facts above what was typed before, once.
 *
 * @param typed what the visitor has typed, now or before; nothing of it is lost.
 */
export function startMessage(started: string, typed: string): string {
	if (started === "" || typed.includes(started)) return typed;
	return typed === "" ? started : `${started}\n\n${typed}`;
}

/** In one line, without characters that nobody types, half ones among them. Cut first, for so does the server. */
function tidy(text: string): string {
	return text
		.slice(0, starterLength)
		.replace(/[\p{C}\s]+/gu, " ")
		.trim();
}
