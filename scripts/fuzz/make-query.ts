import { hostileTexts, words } from "./hostile-texts.ts";
import type { Random } from "./random.ts";

const names = [
	...hostileTexts,
	...words`
	next url url[] url[x] w w[] q code message sent locale page state search topic
	position __proto__[x] constructor[prototype][x]
`,
];

const values = [
	...hostileTexts,
	...words`
	/pictures /icon-512.png /icon.svg /../package.json //evil.example/x.png
	http://127.0.0.1:22/ http://169.254.169.254/latest/meta-data/
	file:///etc/passwd 320 640 100 401
`,
];

/** A query string with its `?`, or an empty string. */
export function makeQuery(random: Random): string {
	if (random.chance(0.4)) return "";
	if (random.chance(0.01))
		return `?${"x=1&".repeat(random.pick([100, 3000, 10_000]))}`;
	const separator = random.pick(["&", "&", "&", ";", "&&", "?"]);
	const pairs = random.several(
		6,
		() =>
			random.pick(names) +
			random.pick(["=", "=", "=", "", "==", "[]=", "%3d"]) +
			random.pick(values),
	);
	return `?${pairs.join(separator)}`;
}

/** A query for an existing picture, sometimes with invalid values. */
export function makeImageQuery(random: Random): string {
	const width = random.pick(["320", "320", "640", "3072", ...values]);
	const quality = random.pick([
		"",
		"&q=75",
		"&q=1",
		`&q=${random.pick(values)}`,
	]);
	const url = random.pick(["/icon-512.png", "/icon-192.png", ...values]);
	return `?url=${url}&w=${width}${quality}`;
}
