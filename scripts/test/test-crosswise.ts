/**
 * Each language and each setting of JavaScript once. What a form does in a language does not depend
 * on scripts, so the other two combinations would find nothing more.
 */
export const crosswise = [
	{ locale: "zh-CN", javaScriptEnabled: true },
	{ locale: "en-US", javaScriptEnabled: false },
] as const;

/** Each language and each color scheme once. */
export const crosswiseModes = [
	{ locale: "zh-CN", colorScheme: "dark" },
	{ locale: "en-US", colorScheme: "light" },
] as const;
