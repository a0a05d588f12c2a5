import { buildMetaPath } from "../../shared/endpoints.ts";
import { requestJson } from "../http.ts";

/** What a build's manifest says of its pages, by their paths with locale prefixes. */
interface RouteRules {
	readonly matcher: {
		readonly static: Readonly<Record<string, RouteRule>>;
		/** Paths with parameters, as `/industries/:industry`. */
		readonly dynamic: Readonly<Record<string, RouteRule>>;
	};
	/** Paths whose documents were made ahead. */
	readonly prerendered: readonly string[];
}

interface RouteRule {
	/** Always a document of its own. */
	readonly document?: true;
}

let rules: RouteRules | undefined;

/** Asks for the rules of a build. Without them the page goes on by the site map that it has. */
export async function loadRouteRules(buildId: string): Promise<void> {
	try {
		rules = await requestJson<RouteRules>(`${buildMetaPath}/${buildId}.json`);
	} catch (error) {
		console.error(`no route rules of build ${buildId}:`, error);
	}
}

/**
 * Whether a path can be had as a document alone: one that the build does not know, whose rule says so, or
 * whose document was made ahead, for nothing is quicker.
 */
export function needsDocument(path: string, known = rules): boolean {
	if (!known) return false;
	const { matcher, prerendered } = known;
	const rule =
		matcher.static[path] ??
		Object.entries(matcher.dynamic).find(([pattern]) =>
			new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path),
		)?.[1];
	return !rule || rule.document === true || prerendered.includes(path);
}
