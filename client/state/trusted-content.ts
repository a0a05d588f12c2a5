import { useMemo } from "react";
import { contentPolicy } from "../../shared/trusted-types.ts";

const rules = {
	// Only for HTML from the build, which accepts none from authors.
	createHTML: (html: string) => html,
};

const policy =
	globalThis.trustedTypes?.createPolicy(contentPolicy, rules) ?? rules;

/**
 * HTML from the build for `dangerouslySetInnerHTML`, as the browser's Trusted Types accept it.
 * Memoized because each trusted value is a new object, for which React would replace the content.
 */
export function useTrustedHtml(html: string): { readonly __html: string } {
	return useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
}
