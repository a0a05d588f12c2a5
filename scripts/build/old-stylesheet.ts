import cascadeLayers from "@csstools/postcss-cascade-layers";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { Features, transform } from "lightningcss";
import postcss, { type Declaration, list, type Root } from "postcss";

/** The oldest version of Chromium that gets styles. */
const oldest = 86;

/** Shorthands new in Chromium 87, expanded for text that runs from left to right. */
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
 * Lowers a stylesheet for engines without `light-dark()`, which run none of the site's scripts.
 * Those before Chromium 99 also lack cascade layers, which are emulated by specificity.
 *
 * @throws {Error} if a selector cannot be lowered.
 */
export async function lowerStylesheet(css: string): Promise<string> {
	const { code } = transform({
		filename: "site.css",
		code: Buffer.from(css),
		targets: { chrome: oldest << 16 },
		include: Features.Nesting,
		// Lightning CSS would lower these to guesses by language, and to selectors just as unknown to
		// them.
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
		// Newer ones know `scripting` and would hide what scripts replace, but get no scripts either.
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
 * Selector lists in `:not()` came with Chromium 88, `:has()` much later. An engine drops the whole
 * rule if it does not know one of its selectors.
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
	// The large viewport: it excludes the browser's bars.
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
				// As in CSS, a missing side takes the opposite side's value, and that one the first side's.
				value: values[index] ?? values[index - 2] ?? values[0] ?? "",
			}),
		),
	);
}
