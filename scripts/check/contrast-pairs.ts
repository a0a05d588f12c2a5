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
	return readRules(css)
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

function readRules(css: string): Rule[] {
	const rules: Rule[] = [];
	const open: Rule[] = [];
	for (const [, text = "", end] of css
		.replaceAll(/\/\*.*?\*\//gs, "")
		.matchAll(/([^{};]*)([{};])/g)) {
		const current = open.at(-1);
		if (current && end !== "{") declare(current, text.trim());
		if (end === "}") open.pop();
		if (end !== "{") continue;
		const { color, background } = current ?? {};
		const rule: Rule = {
			selector: [current?.selector, text.trim()].filter(Boolean).join(" "),
			...(color && { color }),
			...(background && { background }),
			declared: [],
		};
		rules.push(rule);
		open.push(rule);
	}
	return rules;
}

function declare(rule: Rule, text: string): void {
	const [, property = "", value = ""] =
		/^([\w-]+)\s*:\s*(.*)$/s.exec(text) ?? [];
	if (property === "") return;
	rule.declared.push([property, value]);
	const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
	// A value that is no token is kept, and reported later as not being a color of the theme.
	if (property === "color" && !/^(inherit|currentcolor)$/i.test(value))
		rule.color = token ?? value;
	if (property !== "background") return;
	delete rule.background;
	if (token) rule.background = token;
}
