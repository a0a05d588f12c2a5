import { expect, test } from "vitest";
import { brandName } from "../brand.ts";
import {
	defaultLocale,
	type Locale,
	localeCodes,
	locales,
	localizePath,
} from "../locales.ts";
import { describePage } from "./head.ts";
import { copyAddress } from "./page-messages.ts";
import { pageOf, pages, routeOf } from "./page-paths.ts";

const origin = "https://www.example.com";
const copy = { title: "The title", description: "The description" };

function read() {
	return { page: copy, index: copy, previews: { expertise: copy } };
}

test("an indexable page has its canonical link, alternates, and Open Graph tags", () => {
	expect(describePage(pageOf("about"), "zh-CN", origin, read)).toEqual({
		title: `The title | ${brandName("zh-CN")}`,
		tags: [
			meta({ name: "description", content: "The description" }),
			link({ rel: "canonical", href: `${origin}/about` }),
			...alternates("/about"),
			meta({ property: "og:type", content: "website" }),
			...image(`${origin}/cards/zh-CN/about.png`),
			meta({ property: "og:site_name", content: brandName("zh-CN") }),
			meta({ property: "og:title", content: "The title" }),
			meta({ property: "og:description", content: "The description" }),
			meta({ property: "og:url", content: `${origin}/about` }),
			meta({ property: "og:locale", content: "zh_CN" }),
			...otherLocales("zh-CN"),
			feed(brandName("zh-CN"), "/feed.xml"),
		],
	});
});

test("an English page has an English canonical link and the same alternates", () => {
	const { title, tags } = describePage(
		pageOf("service", { service: "global" }),
		"en-US",
		origin,
		read,
	);
	expect(title).toBe(`The title | ${brandName("en-US")}`);
	expect(tags.slice(1, 3 + localeCodes.length)).toEqual([
		link({ rel: "canonical", href: `${origin}/en-US/services/global` }),
		...alternates("/services/global"),
	]);
	expect(tags.slice(-2 - localeCodes.length)).toEqual([
		meta({ property: "og:url", content: `${origin}/en-US/services/global` }),
		meta({ property: "og:locale", content: "en_US" }),
		...otherLocales("en-US"),
		feed(brandName("en-US"), "/en-US/feed.xml"),
	]);
});

test("the home page's title ends with the firm's name, and its URLs have no double slash", () => {
	const { title, tags } = describePage(pageOf("home"), "zh-CN", origin, read);
	expect(title).toBe(`The title | ${brandName("zh-CN")}`);
	expect(tags.slice(1, 3 + localeCodes.length)).toEqual([
		link({ rel: "canonical", href: `${origin}/` }),
		...alternates("/"),
	]);
});

test.each([
	["login page", pageOf("login"), false],
	["expertise preview page", pageOf("expertisePreview"), false],
	["preview of a page", pageOf("about"), true],
])(
	"the %s has a noindex tag and no canonical link or card",
	(_, page, isPreview) => {
		for (const locale of localeCodes)
			expect(describePage(page, locale, origin, read, isPreview).tags).toEqual([
				meta({ name: "description", content: "The description" }),
				meta({ name: "robots", content: "noindex" }),
			]);
	},
);

test("every page has either a canonical link or a noindex tag", () => {
	for (const page of pages) {
		const { key } = copyAddress(page);
		const { tags } = describePage(page, "en-US", origin, () => ({
			[key]: copy,
			previews: { expertise: copy, testimonials: copy },
		}));
		const robots = tags.filter(
			({ attributes }) => attributes.name === "robots",
		);
		const canonical = tags.filter(
			({ attributes }) => attributes.rel === "canonical",
		);
		expect(robots, page.path).toHaveLength(routeOf(page).noindex ? 1 : 0);
		expect(canonical, page.path).toHaveLength(routeOf(page).noindex ? 0 : 1);
	}
});

test("titles and descriptions are not escaped", () => {
	const { title, tags } = describePage(
		pageOf("about"),
		"en-US",
		origin,
		() => ({
			page: { title: 'A & "B" <c>', description: "'d' > e" },
		}),
	);
	expect(title).toBe(`A & "B" <c> | ${brandName("en-US")}`);
	expect(tags[0]).toEqual(meta({ name: "description", content: "'d' > e" }));
});

test.each([
	[{}, "page.title"],
	[{ page: { title: "x" } }, "page.description"],
	[{ page: { title: ["x"], description: "x" } }, "page.title"],
	[{ page: { title: { nested: "x" }, description: "x" } }, "page.title"],
])(
	"messages %j throw an error that names the missing text",
	(messages, key) => {
		expect(() =>
			describePage(pageOf("about"), "en-US", origin, () => messages),
		).toThrow(`no text at ${key}`);
	},
);

function meta(attributes: Record<string, string>) {
	return { name: "meta", attributes };
}

function link(attributes: Record<string, string>) {
	return { name: "link", attributes };
}

function alternates(path: string) {
	return [
		...localeCodes.map((code) => [code, code] as const),
		["x-default", defaultLocale] as const,
	].map(([hreflang, code]) =>
		link({
			rel: "alternate",
			hreflang,
			href: origin + localizePath(path, code),
		}),
	);
}

function otherLocales(own: Locale) {
	return localeCodes
		.filter((code) => code !== own)
		.map((code) =>
			meta({
				property: "og:locale:alternate",
				content: locales[code].openGraph,
			}),
		);
}

function image(address: string) {
	return [
		meta({ property: "og:image", content: address }),
		meta({ property: "og:image:width", content: "1200" }),
		meta({ property: "og:image:height", content: "630" }),
		meta({ name: "twitter:card", content: "summary_large_image" }),
	];
}

function feed(title: string, href: string) {
	return link({
		rel: "alternate",
		type: "application/atom+xml",
		title,
		href,
	});
}

test.for<[string, "en-US" | "zh-CN", boolean]>([
	["a".repeat(39), "en-US", true],
	["a".repeat(40), "en-US", false],
	["项".repeat(24), "zh-CN", true],
	["项".repeat(25), "zh-CN", false],
])(
	"the title %s leaves room for the firm's name in %s: %s",
	([words, locale, named]) => {
		const { title, tags } = describePage(
			pageOf("about"),
			locale,
			origin,
			() => ({
				page: { title: words, description: "The description" },
			}),
		);
		expect(title).toBe(named ? `${words} | ${brandName(locale)}` : words);
		expect(tags).toContainEqual(meta({ property: "og:title", content: words }));
	},
);
