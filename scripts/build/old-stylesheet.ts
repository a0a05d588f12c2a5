import cascadeLayers from "@csstools/postcss-cascade-layers";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { Features, transform } from "lightningcss";
import postcss, { type Declaration, list, type Root } from "postcss";

/** The oldest version of Chromium that gets styles. */
const oldest = 86;

/** Shorthands of its next version. Sides are those of text that runs from left to right. */
const sides: Readonly<Record<string, readonly string[]>> = {
	inset: ["top", "right", "bottom", "left"],
	"inset-block": ["top", "bottom"],
	"inset-block-start": ["top"],
	"inset-block-end": ["bottom"],
	"inset-inline": ["left", "right"],
	"inset-inline-start": ["left"],
	"inset-inline-end": ["right"],
};
const flowShorthand =
	/^(?:(?:scroll-)?(?:margin|padding)|border)-(?:inline|block)$/;

/**
 * The same styles for engines without `light-dark()`, of which those before Chromium 99 know no
 * layers either: those become specificity. They run none of the site's scripts.
 *
 * @throws {Error} where a selector cannot be told to them.
 */
export async function lowerStylesheet(css: string): Promise<string> {
	const { code } = transform({
		filename: "site.css",
		code: Buffer.from(css),
		targets: { chrome: oldest << 16 },
		include: Features.Nesting,
		// Lowered to guesses by language, and to selectors that they do not know either.
		exclude:
			Features.IsSelector |
			Features.NotSelectorList |
			Features.DirSelector |
			Features.LogicalProperties,
		minify: true,
	});
	const result = await postcss([
		lowerRules,
		isPseudoClass({ onComplexSelector: "warning" }),
		cascadeLayers(),
	]).process(code.toString(), { from: undefined });
	const [fault] = result.warnings();
	if (fault) throw new Error(`styles for old engines: ${fault.toString()}`);
	return result.css;
}

function lowerRules(root: Root): void {
	root.walkAtRules("media", (media) => {
		if (/scripting: ?none/.test(media.params)) media.replaceWith(media.nodes);
		// Newer ones have hidden what scripts would do.
		else if (/scripting: ?enabled/.test(media.params))
			media.walkDecls("display", (display) => {
				display.value = "revert";
			});
	});
	root.walkRules((rule) => {
		rule.selectors = rule.selectors.map(splitNegation);
	});
	root.walkDecls(lowerDeclaration);
}

/**
 * `:not(a, b)` came two versions later, `:has()` long after. An engine that does not know the one
 * would lose the rule, and the others with it.
 */
function splitNegation(selector: string): string {
	return selector.replaceAll(
		/:not\(((?:[^()]|\([^()]*\))+)\)/g,
		(_, negated: string) => {
			const parts = list.comma(negated);
			const known = parts.filter((part) => !part.includes(":has("));
			return (known.length > 0 ? known : parts)
				.map((part) => `:not(${part})`)
				.join("");
		},
	);
}

function lowerDeclaration(declaration: Declaration): void {
	const { prop } = declaration;
	// Of the screen without its browser's bars: what they have is the larger one.
	declaration.value = declaration.value.replaceAll(
		/(?<=\d)[dsl]v(?:(h|b)|w|i)\b/g,
		(_, isHeight) => (isHeight ? "vh" : "vw"),
	);
	const names =
		sides[prop] ??
		(flowShorthand.test(prop) ? [`${prop}-start`, `${prop}-end`] : undefined);
	if (!names) return;
	const values = prop.startsWith("border")
		? [declaration.value]
		: list.space(declaration.value);
	declaration.replaceWith(
		...names.map((name, index) =>
			declaration.clone({
				prop: name,
				// Left out, it is as on the other side, and that as on the first one.
				value: values[index] ?? values[index - 2] ?? values[0] ?? "",
			}),
		),
	);
}
