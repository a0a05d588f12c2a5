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
	// One at a time: a regular expression takes ten times as long where there is nothing to find.
	return JSON.stringify(value)
		.replaceAll("<", "\\u003c")
		.replaceAll("\u2028", "\\u2028")
		.replaceAll("\u2029", "\\u2029");
}
