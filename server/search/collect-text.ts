import { unescapeHtml } from "../pages/render/escape.ts";

/** Message keys whose values are not shown. */
const hidden = new Set([
	"id",
	"iso",
	"href",
	"layout",
	"slug",
	"picture",
	"values",
	"unit",
	"latitude",
	"longitude",
	"country",
	"source",
	"opens",
	"closes",
	"timeZone",
	"days",
	"function",
	"level",
	"office",
	"employment",
	"length",
	"from",
	"earliest",
	"to",
]);

/** All text of a message, in order, as one line. */
export function collectText(message: unknown): string {
	return closeUp([...walk(message)].join(" "));
}

/** The names of a message's points, questions and rows, as one line. */
export function collectNames(message: unknown): string {
	return [...walk(message, new Set(["name", "model"]))].join(" ");
}

/** The strings of a message, restricted to those under certain keys if given. */
function* walk(
	message: unknown,
	only?: ReadonlySet<string>,
	key?: string,
): Generator<string> {
	if (typeof message === "string") {
		if (!only || (key !== undefined && only.has(key))) yield message;
	} else if (Array.isArray(message))
		for (const item of message) yield* walk(item, only, key);
	else if (typeof message === "object" && message !== null)
		for (const [name, value] of Object.entries(message))
			if (!hidden.has(name)) yield* walk(value, only, name);
}

/** Splits HTML from Markdown into sections: each heading with an id, and the content after it. */
export function splitHtml(
	html: string,
): { anchor: string; heading: string; rest: string }[] {
	return html.split(/(?=<h2 id=")/).flatMap((part) => {
		const [head, anchor = "", heading = ""] =
			/^<h2 id="([^"]*)">(.*?)<\/h2>/s.exec(part) ?? [];
		return head
			? [{ anchor, heading: readText(heading), rest: part.slice(head.length) }]
			: [];
	});
}

/** The visible text of our own HTML, without footnote references and repeated figures. */
export function readText(html: string): string {
	const text = html
		.replace(/<sup>.*?<\/sup>|<aside .*?<\/aside>/gs, "")
		.replace(/<\/(?:p|li|td|th|h3|small|strong)>/g, " ")
		.replace(/<[^>]*>/g, "");
	return closeUp(unescapeHtml(text));
}

/** A text as one line, without a gap after punctuation that is as wide as a character. */
function closeUp(text: string): string {
	return text
		.replace(/\s+/g, " ")
		.replace(/(?<=[\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]) /g, "")
		.trim();
}
