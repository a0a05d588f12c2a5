const entities = new Map([
	["&", "&amp;"],
	["<", "&lt;"],
	[">", "&gt;"],
	['"', "&quot;"],
	["'", "&#39;"],
]);
const characters = new Map(
	[...entities].map(([character, entity]) => [entity, character]),
);

/** Escapes text for HTML content and quoted attribute values. */
export function escapeHtml(text: string): string {
	return text.replace(
		/[&<>"']/g,
		(character) => entities.get(character) ?? character,
	);
}

/** The text that {@link escapeHtml} was given. */
export function unescapeHtml(html: string): string {
	return html.replace(
		/&(?:amp|lt|gt|quot|#39);/g,
		(entity) => characters.get(entity) ?? entity,
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
