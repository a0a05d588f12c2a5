/**
 * Merges adjacent blocks of the same cascade layer, since every module brings its own. The styles
 * and their order stay the same, and the compressed file is a hundred bytes smaller.
 *
 * @param css a stylesheet without comments.
 */
export function mergeLayers(css: string): string {
	const merged: string[] = [];
	for (const block of listBlocks(css)) {
		const head = /^@layer [\w-]+\s*\{/.exec(block)?.[0];
		const before = merged.at(-1);
		if (head !== undefined && before?.startsWith(head))
			merged[merged.length - 1] =
				before.slice(0, -1) + block.slice(head.length);
		else merged.push(block);
	}
	return merged.join("");
}

/** The top-level rules of a stylesheet. */
function listBlocks(css: string): string[] {
	const blocks: string[] = [];
	let depth = 0;
	let start = 0;
	// Strings may contain braces.
	for (const { 0: token, index } of css.matchAll(
		/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/gs,
	)) {
		if (token === "{") depth++;
		if (token === "}") depth--;
		const isEnd = token === "}" || token === ";";
		if (!isEnd || depth > 0) continue;
		const end = index + 1;
		blocks.push(css.slice(start, end).trim());
		start = end;
	}
	const rest = css.slice(start).trim();
	return rest === "" ? blocks : [...blocks, rest];
}
