/** Prefix of endpoints that the browser may call on another server; see `API_BASE_URL`. */
export const apiPath = "/api/";

/** Names the current build. */
export const latestBuildPath = "/builds/latest.json";

/** Prefix of the builds' route rules, `{id}.json`. */
export const buildMetaPath = "/builds/meta";

/** Prefix of the messages, `{locale}/{namespace}.json` and `{locale}/pages/{path}.json`. */
export const messagesPath = "/_i18n";

/** Serves resized and converted pictures. */
export const imagePath = "/_image";

/** Receives browser reports, such as CSP violations. */
export const reportsPath = "/api/reports";

/** Receives web vitals; see `shared/vitals.ts`. */
export const vitalsPath = "/api/vitals";

/** Creates sessions (POST) and ends them (DELETE). */
export const sessionPath = "/api/session";

/** Returns suggestions for a partial query. */
export const searchPath = "/api/search";

/** Liveness probe. */
export const livePath = "/healthz";

/** Readiness probe for pages. */
export const readyPath = "/readyz";

/** Readiness probe for enquiries. */
export const enquiriesReadyPath = "/readyz/enquiries";
