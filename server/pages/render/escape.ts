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

/** JSON that neither closes its script element nor breaks older JavaScript parsers. */
export function escapeJson(value: unknown): string {
	// One character at a time: a regular expression takes ten times as long when nothing matches.
	return JSON.stringify(value)
		.replaceAll("<", "\\u003c")
		.replaceAll("\u2028", "\\u2028")
		.replaceAll("\u2029", "\\u2029");
}
