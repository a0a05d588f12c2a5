import { contentPolicy } from "../../shared/trusted-types.ts";

const rules = {
	// Only for HTML from the build, which accepts none from authors.
	createHTML: (html: string) => html,
};

const policy =
	globalThis.trustedTypes?.createPolicy(contentPolicy, rules) ?? rules;

/** Converts HTML from the build into a value that the browser's Trusted Types accept. */
export function trustHtml(html: string): string {
	return policy.createHTML(html);
}
