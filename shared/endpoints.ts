/** Names the build that is served now. */
export const latestBuildPath = "/builds/latest.json";

/** Below it are the messages, as `{locale}/{namespace}.json`. */
export const messagesPath = "/_i18n";

/** Takes the language selector's form. */
export const localeFormPath = "/_locale";

/** Answers with a picture in another size or format. */
export const imagePath = "/_image";
