/** Two colors that meet: tokens, by name, and the contrast that they need. */
export interface ColorPair {
	readonly foreground: string;
	readonly background: string;
	/** 4.5 for text, 3 for what else has to be seen. */
	readonly minimum: number;
	/** The selector that makes them meet. */
	readonly selector: string;
}

/** What anything may stand on that does not say on what. */
const pageBackgrounds = ["--background", "--surface", "--sunken"];
/** What separates, or is a ground itself, and need not be seen. */
const decorative = ["--border", "--deep", ...pageBackgrounds];

/** There the colors are the visitor's own. */
const systemColors = "@media (forced-colors: active)";

interface Rule {
	readonly selector: string;
	/** As declared here or around it: text in a box stands on what the box has. */
	color?: string;
	background?: string;
	/** Declared here. */
	readonly declared: [property: string, value: string][];
}

/** All pairs that a stylesheet makes, nested rules included. */
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
	// What is named for a background stands on that alone.
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
	// What is no token stays as it is, and is then no color of any theme.
	if (property === "color" && !/^(inherit|currentcolor)$/i.test(value))
		rule.color = token ?? value;
	if (property !== "background") return;
	delete rule.background;
	if (token) rule.background = token;
}
