import { localeCodes, localizePath } from "../../shared/locales.ts";
import { pages } from "../../shared/pages/page-paths.ts";
import { hostileTexts, words } from "./hostile-texts.ts";
import type { Random } from "./random.ts";

const endpoints = words`
	/_image /_i18n/en-US/messages.json /_i18n/zh-CN/common.json
	/api/enquiries /api/session /builds/latest.json /builds/meta/x.json /desk
	/desk/export.csv /desk/cv /en-US/desk /feed.xml /en-US/feed.xml /healthz
	/icon.svg /llms.txt /metrics /readyz /readyz/enquiries /robots.txt
	/site.webmanifest /sitemap.xml /assets/main.js
`;

const segments = [
	...hostileTexts,
	...words`
	. .. ... %2e%2e %2E%2e%2F ..%2f ..%5c ..; %252e%252e%252f .git .env
	.well-known wp-admin package.json etc passwd evil.example en-US EN-us zh-CN
	zh-cn about industries services
`,
];

const starts = words`
	/ // /// /\ /\/ \ \\ /%5c /%2f /%2F/ /./ /../ /.// /..// /%2e/ /%09/ /;/
	/zh-CN// /zh-CN/\ /zh-cn/zh-CN/ /en-US// /en-us/\ /assets/ /assets/../ /_i18n/
	/builds/meta/
`;

const authorities = [
	"http://evil.example",
	"HTTP://evil.example:80",
	"https://user:secret@evil.example",
	"http://",
	"http://[::1",
	"http:/",
	"http:evil.example",
	"ftp://evil.example",
	"javascript:alert(1)",
	"data:text/html,x",
	"file:///etc/passwd",
];

/** A path for a request line, in any form of RFC 9112, section 3.2, or in none. */
export function makePath(random: Random): string {
	const known = random.pick(knownPaths);
	const made = random.pick(starts) + makeSegments(random);
	return random.pick<() => string>([
		() => known,
		() => known,
		() => changeCase(random, known),
		() => known + random.pick(["/", "//", "/.", "/..", ".", "%20", "\\", ";x"]),
		() => random.pick(starts) + known,
		() => `${known}/${makeSegments(random)}`,
		() => encodeSome(random, known),
		() => made,
		() => made,
		() => random.pick(authorities) + random.pick([known, made, ""]),
		() => random.pick(["*", "", "evil.example:443", "?", "#", "/#x", ":80"]),
		() => `/${random.pick(segments).repeat(1 + random.integer(300))}`,
	])();
}

const knownPaths = [
	...pages.flatMap((page) =>
		localeCodes.map((locale) => localizePath(page.path, locale)),
	),
	// Repeated, so that they occur often enough among the many pages.
	...Array.from({ length: 8 }, () => endpoints).flat(),
];

function makeSegments(random: Random): string {
	return random.several(4, () => random.pick(segments)).join("/");
}

function changeCase(random: Random, path: string): string {
	return [...path]
		.map((letter) => (random.chance(0.3) ? letter.toUpperCase() : letter))
		.join("");
}

/** Percent-encodes some characters needlessly, and some of them twice. */
function encodeSome(random: Random, path: string): string {
	return [...path]
		.map((letter) => {
			if (!random.chance(0.2)) return letter;
			const code = letter.charCodeAt(0).toString(16).padStart(2, "0");
			return random.pick([`%${code}`, `%25${code}`, `%u00${code}`]);
		})
		.join("");
}
