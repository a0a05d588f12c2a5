export type Point = readonly [x: number, y: number];

/**
 * A cross section of an industry's workplace, in a view box of 1280 by 560 with the ground at y =
 * 352.
 */
export interface SectorDrawing {
	/** From back to front, one per line: the kind of its strokes, and their path. */
	readonly layers: string;
	/** The positions of the numbered roles, in the order of the list beside the drawing. */
	readonly markers: readonly Point[];
	/** Where the people in these roles stand, in the same order. */
	readonly people: readonly Point[];
}

/** A person's height. */
export const personHeight = 18;

/**
 * The SVG file of a drawing. Pages show its group (`d`) with `<use>`, which inherits `stroke` for
 * lines, `fill` for the background and `color` for what flows, and, where they number the roles,
 * the lines from the numbers to the people (`n`). The root's colors apply if the file is
 * opened by itself.
 */
export function sectorSvg({ layers, markers, people }: SectorDrawing): string {
	const standing = people.map(
		([x, y]) => `M${x - 2} ${y}v-9h4v9zm2-17a3 3 0 1 0 .1 0`,
	);
	const leaders = people.map(([x, y], index) => {
		const [fromX, fromY] = markers[index] ?? [x, y];
		return `M${fromX} ${fromY}L${x} ${y - personHeight}`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 560" fill="#f1f5f9" stroke="#0d1b2a" color="#0b4a8f"><g id="d" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${drawLayers(`${layers}\nnamed ${standing.join("")}`)}</g><path id="n" stroke="currentColor" d="${leaders.join("")}"/></svg>\n`;
}

/**
 * Layers as SVG groups.
 *
 * @throws for a kind of layer that does not exist.
 */
export function drawLayers(text: string): string {
	const layers = [...text.matchAll(/^\s*(\w+) (.+)$/gm)].map(
		([, kind = "", path = ""]) => ({ kind, path }),
	);
	const groups = layers.map(({ kind, path }, index) => {
		const attributes = kinds[kind];
		if (attributes === undefined) throw new Error(`no layer is called ${kind}`);
		const opens = layers[index - 1]?.kind !== kind;
		const closes = layers[index + 1]?.kind !== kind;
		if (opens && closes) return `<path${attributes} d="${path}"/>`;
		return `${opens ? `<g${attributes}>` : ""}<path d="${path}"/>${closes ? "</g>" : ""}`;
	});
	return groups.join("");
}

/** Layers in front are filled with the background color, to hide what is behind them. */
const kinds: Readonly<Record<string, string>> = {
	cut: ' fill="none" stroke-width="2.2"',
	body: ' fill="none"',
	front: "",
	frontCut: ' stroke-width="2.2"',
	detail: ' fill="none" stroke-width=".8" opacity=".5"',
	flow: ' fill="none" stroke="currentColor" stroke-width="2.4"',
	water: ' fill="currentColor" fill-opacity=".1" stroke="none"',
	soil: ' fill="currentColor" fill-opacity=".05" stroke="none"',
	solid: ' fill="currentColor" stroke="none"',
	bead: ' stroke="currentColor" stroke-width="2.4"',
	dashed: ' fill="none" stroke-dasharray="4 4"',
	/** The people in the numbered roles. */
	named: ' fill="currentColor" stroke="currentColor"',
};
