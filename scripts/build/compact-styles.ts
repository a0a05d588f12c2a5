import postcss, { type AtRule, type ChildNode } from "postcss";

/**
 * Shortens a minified stylesheet by what minifiers keep. Adjacent blocks of the same cascade layer
 * are merged, since every module brings its own. Values of custom properties lose the spaces that
 * they do not need: scripts could read them, but ours do not.
 */
export function compactStyles(css: string): string {
	const root = postcss.parse(css);
	root.each((node) => {
		const before = node.prev();
		if (!isLayer(node) || !isLayer(before) || node.params !== before.params)
			return;
		before.append(node.nodes);
		node.remove();
	});
	root.walkDecls(/^--/, (declaration) => {
		const { value } = declaration;
		if (value.trim() === "") return;
		declaration.raws.between = ":";
		declaration.value = value.replace(/("[^"]*")|(,)\s+/g, "$1$2");
	});
	root.raws.after = "";
	return root.toString();
}

/** A named layer's block; each block without a name is a layer of its own. */
function isLayer(node: ChildNode | undefined): node is AtRule & {
	nodes: ChildNode[];
} {
	return (
		node?.type === "atrule" &&
		node.name === "layer" &&
		node.params !== "" &&
		node.nodes !== undefined
	);
}
