import { isMap, isNode, isScalar, parseDocument } from "yaml";
import type { Finder, Parsed } from "./parsed.ts";

/**
 * Parses the YAML at the head of a Markdown file.
 *
 * @param start the offset of the YAML in the file, in characters, from which its offsets count.
 */
export function parseHead(yaml: string, start: number): Parsed {
	const document = parseDocument(yaml, { prettyErrors: false });
	const find: Finder = (path) => {
		const parent = document.getIn(path.slice(0, -1), true);
		const last = path.at(-1);
		if (last === undefined) return start;
		if (isMap(parent)) {
			const pair = parent.items.find(
				({ key }) => isScalar(key) && key.value === last,
			);
			return offsetOf(pair?.key, start);
		}
		return offsetOf(document.getIn(path, true), start);
	};
	return {
		value: document.errors.length > 0 ? undefined : document.toJS(),
		find,
		errors: document.errors.map(({ pos: [offset], code, message }) => ({
			offset: start + offset,
			field: "YAML",
			message:
				code === "DUPLICATE_KEY"
					? "a field stands twice"
					: `${message} (texts with a colon or quotes stand in quotes)`,
		})),
	};
}

function offsetOf(node: unknown, start: number): number | undefined {
	return isNode(node) && node.range ? start + node.range[0] : undefined;
}
