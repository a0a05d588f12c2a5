import { buildMetaPath } from "../../shared/endpoints.ts";
import { requestJson } from "../http.ts";

/** Route rules of a build by path, locale prefixes included. */
interface RouteRules {
	readonly matcher: {
		readonly static: Readonly<Record<string, RouteRule>>;
		/** Paths with parameters, such as `/industries/:industry`. */
		readonly dynamic: Readonly<Record<string, RouteRule>>;
	};
	/** Paths with prerendered documents. */
	readonly prerendered: readonly string[];
}

interface RouteRule {
	/** Always loaded as a document. */
	readonly document?: true;
}

let rules: RouteRules | undefined;

/** Loads the route rules of a build. Without them, navigation relies on the bundled site map. */
export async function loadRouteRules(buildId: string): Promise<void> {
	try {
		const loaded = await requestJson<RouteRules>(
			`${buildMetaPath}/${buildId}.json`,
		);
		// Throws if somebody else has answered.
		needsDocument("/", loaded);
		rules = loaded;
	} catch (error) {
		console.error(`no route rules of build ${buildId}:`, error);
	}
}

/**
 * Whether a path must be loaded as a document: the build does not know it, its rule says so, or it
 * is prerendered, which is fastest.
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
