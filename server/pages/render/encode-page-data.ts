import type { MessageTree, PageData } from "../../../shared/pages/page-data.ts";
import { cutToSize } from "../../files/cut-to-size.ts";
import { escapeJson } from "./escape.ts";

/** A part of a document, ready to be written. */
export type Piece = string | Uint8Array;

const encoded = new WeakMap<MessageTree, Uint8Array>();

/**
 * A page's data as escaped JSON. Whole namespaces are encoded once for all pages: they make up most
 * of the data, and half of the garbage that a page would otherwise produce.
 */
export function encodePageData({
	messages,
	...data
}: PageData): readonly Piece[] {
	const trees = Object.entries(messages).flatMap(([name, tree], index) => [
		`${index === 0 ? "" : ","}${escapeJson(name)}:`,
		data.complete.includes(name) ? encodeOnce(tree) : escapeJson(tree),
	]);
	return [`${escapeJson(data).slice(0, -1)},"messages":{`, ...trees, "}}"];
}

function encodeOnce(tree: MessageTree): Uint8Array {
	const known = encoded.get(tree);
	if (known) return known;
	const bytes = cutToSize(Buffer.from(escapeJson(tree)));
	encoded.set(tree, bytes);
	return bytes;
}
