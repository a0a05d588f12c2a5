/** Fields of the home page's fill-in sentence, in order: query parameters of the contact page. */
export const starterFields = ["role", "city", "date"] as const;

export type StarterField = (typeof starterFields)[number];

/** Longest value of a field, in characters. */
export const starterLength = 60;

/** Reads the non-empty fields from a query string, truncated to their maximum length. */
export function readStarter(
	search: string,
): readonly { readonly field: StarterField; readonly text: string }[] {
	const given = new URLSearchParams(search);
	return starterFields
		.map((field) => ({ field, text: tidy(given.get(field) ?? "") }))
		.filter(({ text }) => text !== "");
}

/**
 * The form's initial message: the sentence's facts above what was typed before. They are added only
 * once.
 *
 * @param typed what the visitor has typed so far, which is kept in full
 */
export function startMessage(started: string, typed: string): string {
	if (started === "" || typed.includes(started)) return typed;
	return typed === "" ? started : `${started}\n\n${typed}`;
}

/**
 * Normalizes to one line, without control characters and lone surrogates. It truncates first
 * because the server does.
 */
function tidy(text: string): string {
	return text
		.slice(0, starterLength)
		.replace(/[\p{C}\s]+/gu, " ")
		.trim();
}
