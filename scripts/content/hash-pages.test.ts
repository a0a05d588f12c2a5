import { expect, test } from "vitest";
import { pageOf } from "../../shared/pages/page-paths.ts";
import {
	hashPages,
	ledgerSource,
	listStale,
	reviseLedger,
} from "./hash-pages.ts";

type Trees = Record<string, Record<string, unknown>>;

const site: Trees = {
	home: { page: { title: "Home" }, hero: { heading: "Hello" } },
	about: { page: { title: "About", sections: [{ heading: "Who" }] } },
	"service-global": {
		index: { title: "Global" },
		other: { title: "Not this page's" },
	},
	insights: { page: { title: "Insights" } },
	articles: { all: "All", items: [{ slug: "one" }], newest: ["one"] },
	careers: { page: { title: "Careers" } },
	contact: { page: { title: "Contact" } },
	enquiry: { send: "Send" },
	positions: { items: [{ slug: "one" }] },
	locations: { page: { title: "Locations" } },
	offices: { items: [{ id: "dubai" }], places: ["dubai"] },
	trust: { text: "No fees" },
	login: { page: { title: "Sign in" } },
};
const pages = [
	pageOf("home"),
	pageOf("about"),
	pageOf("service", { service: "global" }),
	pageOf("insights"),
	pageOf("careers"),
	pageOf("contact"),
	pageOf("locations"),
	pageOf("login"),
];
const indexed = [
	"/",
	"/about",
	"/careers",
	"/contact",
	"/insights",
	"/locations",
	"/services/global",
];

/** The site's hashes with some namespaces replaced. */
function hashesWith(replaced: Trees = {}) {
	const namespaces = new Map(Object.entries({ ...site, ...replaced }));
	return hashPages(pages, [{ locale: "en-US", namespaces }]);
}

/** The pages whose hashes change when namespaces are replaced. */
function changedBy(replaced: Trees): string[] {
	const ledger = reviseLedger({}, hashesWith(), "2026-01-01");
	return listStale(ledger, hashesWith(replaced));
}

test("every indexable page has its own short hash", () => {
	const hashes = hashesWith().get("en-US");
	expect([...(hashes?.keys() ?? [])].sort()).toEqual(indexed);
	expect(new Set(hashes?.values()).size).toBe(indexed.length);
	for (const hash of hashes?.values() ?? [])
		expect(hash).toMatch(/^[0-9a-f]{12}$/);
});

test.each<[string, Trees, string[]]>([
	["a page's copy", { about: { page: { title: "About us" } } }, ["/about"]],
	[
		"other text of a namespace that the page reads whole",
		{ home: { ...site.home, hero: { heading: "Welcome" } } },
		["/"],
	],
	[
		"another page's copy in the same namespace",
		{ "service-global": { ...site["service-global"], other: {} } },
		[],
	],
	[
		"the articles",
		{ articles: { ...site.articles, items: [] } },
		["/insights"],
	],
	[
		"the newest articles, which the home page shows",
		{ articles: { ...site.articles, newest: ["two"] } },
		["/"],
	],
	[
		"the labels of articles",
		{ articles: { ...site.articles, all: "Each" } },
		[],
	],
	["the positions", { positions: { items: [] } }, ["/careers"]],
	["the offices", { offices: { ...site.offices, items: [] } }, ["/locations"]],
	[
		"the offices' places, which other pages show",
		{ offices: { ...site.offices, places: [] } },
		["/about"],
	],
	[
		"the offices' contacts",
		{ offices: { ...site.offices, contacts: [] } },
		["/contact"],
	],
	["text that many pages share", { trust: { text: "None" } }, []],
	["a page out of the index", { login: { page: { title: "Log in" } } }, []],
	[
		"the order of keys",
		{ about: { page: { sections: [{ heading: "Who" }], title: "About" } } },
		[],
	],
])(
	"a change to %s changes only the expected page hashes",
	(_, trees, paths) => {
		expect(changedBy(trees)).toEqual(
			paths.map((path) => `en-US ${path}: changed`),
		);
	},
);

test("reordering sections changes a page's hash", () => {
	const sections = [{ heading: "One" }, { heading: "Two" }];
	const one = hashesWith({ about: { page: { sections } } });
	const two = hashesWith({
		about: { page: { sections: sections.toReversed() } },
	});
	expect(listStale(reviseLedger({}, one, "2026-01-01"), two)).toEqual([
		"en-US /about: changed",
	]);
});

const hashes = new Map([
	[
		"en-US",
		new Map([
			["/", "same"],
			["/about", "changed"],
			["/new", "new"],
		]),
	],
]);
const ledger = {
	"en-US": {
		"/": { changed: "2026-01-01", hash: "same" },
		"/about": { changed: "2026-01-01", hash: "former" },
		"/gone": { changed: "2026-01-01", hash: "gone" },
	},
	ar: { "/": { changed: "2026-01-01", hash: "same" } },
};

test("a ledger revision dates changed and new pages, drops removed ones, and keeps the rest", () => {
	expect(reviseLedger(ledger, hashes, "2026-11-21")).toEqual({
		"en-US": {
			"/": { changed: "2026-01-01", hash: "same" },
			"/about": { changed: "2026-11-21", hash: "changed" },
			"/new": { changed: "2026-11-21", hash: "new" },
		},
	});
});

test("a stale ledger is reported page by page", () => {
	expect(listStale(ledger, hashes)).toEqual([
		"ar /: gone",
		"en-US /about: changed",
		"en-US /gone: gone; if it was public, redirect it in shared/pages/canonical.ts",
		"en-US /new: new",
	]);
});

test("a revised ledger is not stale, and revising it again later changes nothing", () => {
	const revised = reviseLedger(ledger, hashes, "2026-11-21");
	expect(listStale(revised, hashes)).toEqual([]);
	expect(reviseLedger(revised, hashes, "2027-01-01")).toEqual(revised);
});

test("the ledger file has one line per page, sorted regardless of input order", () => {
	const one = { changed: "2026-01-01", hash: "1" };
	const source = ledgerSource({ "zh-CN": { "/b": one, "/a": one }, ar: {} });
	expect(source).toBe(`{
  "ar": {},
  "zh-CN": {
    "/a": {"changed":"2026-01-01","hash":"1"},
    "/b": {"changed":"2026-01-01","hash":"1"}
  }
}
`);
	expect(JSON.parse(source)).toEqual({
		"zh-CN": { "/a": one, "/b": one },
		ar: {},
	});
});
