import postcss, { type ChildNode, type Declaration } from "postcss";

/** Two color tokens used together, and the contrast that they need. */
export interface ColorPair {
	readonly foreground: string;
	readonly background: string;
	/** WCAG 2: 4.5 for text, 3 for other things that must be visible. */
	readonly minimum: number;
	/** The selector whose rule combines them. */
	readonly selector: string;
}

/** The backgrounds that a color may appear on if its rule declares none. */
const pageBackgrounds = ["--background", "--surface", "--sunken"];
/** Separators and backgrounds, which need no contrast. */
const decorative = ["--border", "--deep", ...pageBackgrounds];

/** In forced-colors mode the visitor's own colors apply. */
const systemColors = "@media (forced-colors: active)";

interface Rule {
	readonly selector: string;
	/**
	 * Declared here or in an enclosing rule, since nested elements inherit the color and stand on the
	 * same background.
	 */
	color?: string;
	background?: string;
	/** Declared in this rule itself. */
	readonly declared: [property: string, value: string][];
}

/** All pairs in a stylesheet, including those of nested rules. */
export function listColorPairs(css: string): ColorPair[] {
	return readRules(postcss.parse(css).nodes)
		.filter(({ selector }) => !selector.includes(systemColors))
		.flatMap((rule) => [...pairText(rule), ...pairShapes(rule)]);
}

function pairText({ selector, color, background, declared }: Rule) {
	const isMade = declared.some(
		([property]) => property === "color" || property === "background",
	);
	if (!isMade || !color) return [];
	return backgroundsOf(color, background).map((under) => ({
		foreground: color,
		background: under,
		minimum: 4.5,
		selector,
	}));
}

function pairShapes({ selector, declared }: Rule): ColorPair[] {
	return declared
		.filter(([property]) =>
			/^(border(-(block|inline).*)?(-color)?|outline(-color)?|fill|stroke|accent-color)$/.test(
				property,
			),
		)
		.flatMap(([, value]) => [...value.matchAll(/var\((--[\w-]+)\)/g)])
		.map(([, token = ""]) => token)
		.filter((token) => !decorative.includes(token))
		.flatMap((foreground) =>
			backgroundsOf(foreground, undefined).map((background) => ({
				foreground,
				background,
				minimum: 3,
				selector,
			})),
		);
}

function backgroundsOf(foreground: string, declared: string | undefined) {
	if (declared) return [declared];
	// A color named after a background, such as `--on-deep`, appears on that one alone.
	const [, ground] = /^--on-([a-z]+)/.exec(foreground) ?? [];
	return ground ? [`--${ground}`] : pageBackgrounds;
}

/** @param around the rule that the nodes are nested in. */
function readRules(nodes: readonly ChildNode[], around?: Rule): Rule[] {
	return nodes.flatMap((node) => {
		if ((node.type !== "rule" && node.type !== "atrule") || !node.nodes)
			return [];
		const own =
			node.type === "rule" ? node.selector : `@${node.name} ${node.params}`;
		const rule: Rule = {
			...around,
			selector: [around?.selector, own].filter(Boolean).join(" "),
			declared: [],
		};
		for (const inner of node.nodes)
			if (inner.type === "decl") declare(rule, inner);
		return [rule, ...readRules(node.nodes, rule)];
	});
}

function declare(rule: Rule, { prop, value }: Declaration): void {
	rule.declared.push([prop, value]);
	const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
	// A value that is no token is kept, and reported later as not being a color of the theme.
	if (prop === "color" && !/^(inherit|currentcolor)$/i.test(value))
		rule.color = token ?? value;
	if (prop !== "background") return;
	delete rule.background;
	if (token) rule.background = token;
}
