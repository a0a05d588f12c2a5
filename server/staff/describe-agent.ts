/** Patterns of browsers and systems in user agents; the first match counts. */
const browsers = [
	["Edge", /\bEdgA?(?:iOS)?\/(\d+)/],
	["Opera", /\bOPR\/(\d+)/],
	["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
	["WeChat", /\bMicroMessenger\/(\d+)/],
	["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
	["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const;
const systems = [
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["HarmonyOS", /\bHarmonyOS|OpenHarmony\b/],
	["Android", /\bAndroid\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\bMacintosh\b/],
	["ChromeOS", /\bCrOS\b/],
	["Linux", /\bLinux\b/],
] as const;

/** A short description by which people recognize their browser, such as `Chrome 140, Windows`. */
export function describeAgent(agent: string): string {
	const browser = browsers
		.map(([name, form]) => [name, form.exec(agent)?.[1]] as const)
		.find(([, version]) => version !== undefined);
	const system = systems.find(([, form]) => form.test(agent));
	const parts = [browser?.join(" "), system?.[0]].filter(Boolean);
	return parts.length > 0 ? parts.join(", ") : agent.slice(0, 60);
}
