import { expect, test } from "vitest";
import {
	commonNamespace,
	copyAddress,
	messagesFile,
	namespacesOf,
	partAddresses,
	readMessage,
	selectMessages,
	wholeNamespaces,
} from "./page-messages.ts";
import { pageOf, pages } from "./page-paths.ts";

const oilServices = pageOf("industryItem", {
	industry: "oil-gas",
	item: "our-services",
});

test.each([
	[pageOf("home"), "home", "page"],
	[pageOf("about"), "about", "page"],
	[pageOf("service", { service: "global" }), "service-global", "index"],
	[
		pageOf("recruitmentItem", { item: "executive-search" }),
		"service-recruitment-services",
		"executive-search",
	],
	[oilServices, "industry-oil-gas", "our-services"],
	[pageOf("expertisePreview"), "home", "previews.expertise"],
])(
	"the copy of $path is in the namespace %s at the key %s",
	(page, namespace, key) => {
		expect(copyAddress(page)).toEqual({ namespace, key });
	},
);

test.each([
	[
		pageOf("contact"),
		["common", "contact", "enquiry"],
		["common", "contact", "enquiry", "offices"],
	],
	[pageOf("about"), ["common"], ["common", "about", "offices"]],
	[oilServices, ["common"], ["common", "industry-oil-gas"]],
	[pageOf("expertisePreview"), ["common", "home"], ["common", "home"]],
])("$path needs the whole namespaces %j and reads %j", (page, whole, all) => {
	expect(wholeNamespaces(page)).toEqual(whole);
	expect(namespacesOf(page)).toEqual(all);
	expect(all[0]).toBe(commonNamespace);
});

test("a page's HTML carries its own copy, but not its siblings' copy", () => {
	const copy = { title: "Our services", points: ["a", "b"] };
	const read = (namespace: string) => ({
		"our-services": copy,
		"success-stories": { title: `secret of ${namespace}` },
	});
	expect(selectMessages(oilServices, read)).toEqual({
		complete: ["common"],
		messages: {
			common: read("common"),
			"industry-oil-gas": { "our-services": copy },
		},
	});
});

test("a namespace that a page needs whole is included whole, once", () => {
	const reads: string[] = [];
	const read = (namespace: string) => {
		reads.push(namespace);
		return { page: { title: "Home" }, previews: { expertise: "x" } };
	};
	const { messages, complete } = selectMessages(
		pageOf("expertisePreview"),
		read,
	);
	expect(complete).toEqual(["common", "home"]);
	expect(Object.keys(messages)).toEqual(["common", "home"]);
	expect(messages.home).toEqual(read("home"));
	expect(reads).toEqual(["common", "home", "home"]);
});

test("a namespace that a page needs in part is included in part", () => {
	const { messages } = selectMessages(pageOf("home"), () => ({
		newest: ["a"],
		items: ["much", "more"],
	}));
	expect(messages.articles).toEqual({ newest: ["a"] });
});

test("a page reads whole groups of a namespace that it needs in part", () => {
	for (const page of pages)
		for (const { namespace, key } of [
			copyAddress(page),
			...partAddresses(page),
		])
			if (!wholeNamespaces(page).includes(namespace))
				expect(key, page.path).not.toContain(".");
});

test("each page's messages have a file of their own", () => {
	expect(messagesFile(pageOf("home"))).toBe("pages/index.json");
	expect(messagesFile(oilServices)).toBe(
		"pages/industries/oil-gas/our-services.json",
	);
	expect(new Set(pages.map(messagesFile)).size).toBe(pages.length);
});

test("missing copy is left out", () => {
	expect(selectMessages(pageOf("about"), () => ({})).messages).toEqual({
		common: {},
		about: {},
		offices: {},
	});
});

const tree = {
	a: { b: { c: "deep" }, list: ["x"], empty: "" },
	text: "shallow",
	"a.b": "dotted",
};

test.each([
	["text", "shallow"],
	["a.b.c", "deep"],
	["a.b", { c: "deep" }],
	["a.list", ["x"]],
	["a.empty", ""],
	["a.list.0", undefined],
	["a.list.length", undefined],
	["text.length", undefined],
	["a.b.c.d", undefined],
	["nothing", undefined],
	["a.nothing.c", undefined],
	["", undefined],
	["__proto__", undefined],
	["constructor", undefined],
	["a.constructor.name", undefined],
	["a.__proto__.toString", undefined],
	["toString", undefined],
])("the message at %j is %j", (key, expected) => {
	expect(readMessage(tree, key)).toEqual(expected);
});
