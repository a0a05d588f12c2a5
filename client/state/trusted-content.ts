import { contentPolicy } from "../../shared/trusted-types.ts";

const rules = {
	// The build made it from Markdown, and takes none from authors.
	createHTML: (html: string) => html,
	// Data, which runs nothing: what is no JSON throws.
	createScript: (json: string) => JSON.stringify(JSON.parse(json)),
};

const policy =
	globalThis.trustedTypes?.createPolicy(contentPolicy, rules) ?? rules;

/** HTML of articles and vacancies, which the build has made, as browsers take it. */
export function trustHtml(html: string): string {
	return policy.createHTML(html);
}

/** Data as the text of a script element that holds JSON, as browsers take it. */
export function trustJson(data: unknown): string {
	return policy.createScript(JSON.stringify(data));
}
