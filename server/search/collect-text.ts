/** Keys of messages whose values nobody reads. */
const hidden = new Set([
	...["id", "iso", "href", "layout", "slug", "picture", "values", "unit"],
	...["latitude", "longitude", "country", "source", "opens", "closes"],
	...["timeZone", "days", "function", "level", "office", "employment"],
]);

/** All text of a message, in its order, as one line. */
export function collectText(message: unknown): string {
	return [...walk(message)].join(" ").replace(/\s+/g, " ").trim();
}

function* walk(message: unknown): Generator<string> {
	if (typeof message === "string") yield message;
	else if (Array.isArray(message))
		for (const item of message) yield* walk(item);
	else if (typeof message === "object" && message !== null)
		for (const [key, value] of Object.entries(message))
			if (!hidden.has(key)) yield* walk(value);
}

/** The parts of HTML that the build made from Markdown: each heading with an id, and what follows it. */
export function readHtmlParts(
	html: string,
): { anchor: string; heading: string; text: string }[] {
	return html.split(/(?=<h2 id=")/).flatMap((part) => {
		const [head, anchor = "", heading = ""] =
			/^<h2 id="([^"]*)">(.*?)<\/h2>/s.exec(part) ?? [];
		return head
			? [
					{
						anchor,
						heading: readText(heading),
						text: readText(part.slice(head.length)),
					},
				]
			: [];
	});
}

const entities: Readonly<Record<string, string>> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#39;": "'",
};

/** What a browser would show of HTML that is our own. */
function readText(html: string): string {
	return html
		.replace(/<\/(?:p|li|td|th|h3|small|strong)>/g, " ")
		.replace(/<[^>]*>/g, "")
		.replace(
			/&(?:amp|lt|gt|quot|#39);/g,
			(entity) => entities[entity] ?? entity,
		)
		.replace(/\s+/g, " ")
		.trim();
}
