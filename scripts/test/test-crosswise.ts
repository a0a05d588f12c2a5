/**
 * Languages with and without scripts: each of both once. What a form does in a language does not
 * depend on scripts, so that the other two combinations would find nothing more.
 */
export const crosswise = [
	{ locale: "zh-CN", javaScriptEnabled: true },
	{ locale: "en-US", javaScriptEnabled: false },
] as const;

/** Languages with the system's modes, each of both once. */
export const crosswiseModes = [
	{ locale: "zh-CN", colorScheme: "dark" },
	{ locale: "en-US", colorScheme: "light" },
] as const;
