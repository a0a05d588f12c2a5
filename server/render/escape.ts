const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Escapes text for HTML content and quoted attribute values. */
export function escapeHtml(text: string): string {
	return text.replace(
		/[&<>"']/g,
		(character) => entities[character] ?? character,
	);
}

/** JSON that cannot end the script element that holds it, nor break older parsers. */
export function escapeJson(value: unknown): string {
	return JSON.stringify(value).replace(
		/[<\u2028\u2029]/g,
		(character) =>
			`\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
