/** Below it is what the browser may ask of another server, see `API_BASE_URL`. */
export const apiPath = "/api/";

/** Names the build that is served now. */
export const latestBuildPath = "/builds/latest.json";

/** Below it are the route rules of builds, as `{id}.json`. */
export const buildMetaPath = "/builds/meta";

/** Below it are the messages, as `{locale}/{namespace}.json`. */
export const messagesPath = "/_i18n";

/** Takes the language selector's form. */
export const localeFormPath = "/_locale";

/** Answers with a picture in another size or format. */
export const imagePath = "/_image";

/** Takes browsers' reports of what the policies of our pages forbade, and others. */
export const reportsPath = "/api/reports";

/** Takes what browsers measured of a page, see `shared/vitals.ts`. */
export const vitalsPath = "/api/vitals";

/** Takes sign-ins (POST) and ends sessions (DELETE). */
export const sessionPath = "/api/session";

/** Answers what the site has for the beginning of a query. */
export const searchPath = "/api/search";

/** Says that the process lives. */
export const livePath = "/healthz";

/** Says whether pages are to be asked for here. */
export const readyPath = "/readyz";

/** Says whether enquiries are to be posted here, too. */
export const enquiriesReadyPath = "/readyz/enquiries";
