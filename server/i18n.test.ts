import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { testBuild } from "../scripts/test/test-build.ts";
import { makeFolder } from "../scripts/test/test-folder.ts";
import { type Locale, localeCodes } from "../shared/locales.ts";
import type {
	Message,
	MessageTree,
	PageData,
} from "../shared/pages/page-data.ts";
import { readMessage, selectMessages } from "../shared/pages/page-messages.ts";
import { pages, routeOf } from "../shared/pages/page-paths.ts";
import { createTranslator, type Translator } from "../shared/translator.ts";
import { loadI18n, loadMessages } from "./i18n.ts";
import { loadTrees } from "./pages/render/create-tree.tsx";

const built = path.join(await testBuild("production"), "locales");
const messages = await loadMessages(built);
/** With all namespaces. */
const instances = new Map<Locale, i18n>();
for (const locale of localeCodes)
	instances.set(locale, await loadI18n(built, locale, messages.namespaces));
const makeTree = await loadTrees();

/** Hostile input, and strings with a special meaning to `String.replace`. */
const texts = ["Amal", "<b>&amp;</b>", "{{name}}", "$t(home)", "$& $1 $$", ""];
const counts = [0, 1, 2, 3, 11, 21, 100, 1.5, -1];
const pluralForm = /_(zero|one|two|few|many|other)$/;

/** One page per route, without those that need a visitor's data. */
const firstOfEachRow = pages.filter(
	(page, index) =>
		!routeOf(page).isPrivate &&
		pages.findIndex(({ id }) => id === page.id) === index,
);

test.each(localeCodes)(
	"every message of %s is the same from our translator as from i18next",
	(locale) => {
		const { t } = messages.translator(locale);
		const i18next = findInstance(locale);
		const differences = messages.namespaces.flatMap((namespace) =>
			listKeys(messages.read(locale, namespace)).flatMap((key) => {
				const address = `${namespace}:${key}`;
				return valuesFor(messages.read(locale, namespace), key)
					.map((values) => ({
						address,
						values,
						ours: Reflect.apply(t, undefined, [address, values]),
						theirs: Reflect.apply(i18next.t, undefined, [address, values]),
					}))
					.filter(({ ours, theirs }) => !isDeepStrictEqual(ours, theirs));
			}),
		);
		expect(differences).toEqual([]);
	},
);

test.each(localeCodes)(
	"unknown keys in %s resolve the same as in i18next",
	(locale) => {
		const read = (t: Translator["t"]) =>
			["", "nope", "menu.nope", "menu.", "toString", "nope:menu"].map((key) =>
				Reflect.apply(t, undefined, [key]),
			);
		expect(read(messages.translator(locale).t)).toEqual(
			read(findInstance(locale).t),
		);
	},
);

test.each(localeCodes)(
	"each public template of %s renders the same with our translator as with i18next",
	(locale) => {
		const render = (translator: Translator) =>
			firstOfEachRow.map((page) =>
				renderToString(
					makeTree({
						page,
						locale,
						search: "",
						today: "2026-11-23",
						data: pageData(locale),
						messages: { ...messages, translator: () => translator },
					}),
				),
			);
		const ours = render(messages.translator(locale));
		expect(ours.length).toBeGreaterThan(20);
		expect(ours).toEqual(render(byI18next(locale)));
	},
);

test.each(localeCodes)(
	"each public template of %s reads only the messages that browsers get for it",
	(locale) => {
		for (const page of firstOfEachRow) {
			const given = selectMessages(page, (name) =>
				messages.read(locale, name),
			).messages;
			const tree = makeTree({
				page,
				locale,
				search: "",
				today: "2026-11-23",
				data: pageData(locale),
				messages: {
					...messages,
					translator: () => createTranslator(locale, (name) => given[name]),
				},
			});
			expect(() => renderToString(tree), page.path).not.toThrow();
		}
	},
);

test("messages are parsed at their first use, as their files were at the start", async () => {
	const { folder, write } = await copyMessages();
	await write("about", '{ "build": "this" }');
	await write("home", "{");
	const loaded = await loadMessages(folder);
	await write("about", '{ "build": "the next" }');
	expect(loaded.read("en-US", "about")).toEqual({ build: "this" });
	expect(() => loaded.read("en-US", "home")).toThrow(
		"en-US/home.json is not valid JSON",
	);
	expect(() => loaded.read("en-US", "missing")).toThrow(
		"no namespace missing for locale en-US",
	);
});

test("a namespace that one language lacks, or one of the server's own that is not JSON, stops the start", async () => {
	const { folder, write } = await copyMessages();
	await write("mail", "{");
	await expect(loadMessages(folder)).rejects.toThrow(
		"messages of en-US: SyntaxError",
	);
	await rm(path.join(folder, "en-US/about.json"));
	await expect(loadMessages(folder)).rejects.toThrow("en-US/about.json");
});

/** A copy of the built messages, and a way to write English ones. */
async function copyMessages() {
	const folder = makeFolder();
	await cp(built, folder, { recursive: true });
	const write = (name: string, text: string) =>
		writeFile(path.join(folder, "en-US", `${name}.json`), text);
	return { folder, write };
}

/** Every key, including those in lists and groups. Plural forms count as one key. */
function listKeys(tree: MessageTree, prefix = ""): string[] {
	const keys = Object.entries(tree).flatMap(([name, message]) => {
		const key = prefix + name;
		const inner = isTree(message) ? listKeys(message, `${key}.`) : [];
		return [key, key.replace(pluralForm, ""), ...inner];
	});
	return [...new Set(keys)];
}

/** Arguments to test a message with: none, counts for plural forms, texts for placeholders. */
function valuesFor(tree: MessageTree, key: string): object[] {
	const text = readMessage(tree, key) ?? readMessage(tree, `${key}_other`);
	const names = Array.from(
		(typeof text === "string" ? text : "").matchAll(/{{(.*?)}}/g),
		([, name = ""]) => name,
	);
	const all = (value: unknown) =>
		Object.fromEntries(
			names.filter((name) => name !== "count").map((name) => [name, value]),
		);
	return [
		{},
		...(names.length > 0 ? texts.map(all) : []),
		...(readMessage(tree, `${key}_other`) || names.includes("count")
			? counts.map((count) => ({ ...all("Amal"), count }))
			: []),
	];
}

function isTree(message: Message): message is MessageTree {
	return typeof message === "object" && !Array.isArray(message);
}

function pageData(locale: Locale): PageData {
	return {
		buildId: "b",
		locale,
		siteOrigin: "https://example.com",
		messages: {},
		complete: [],
	};
}

function findInstance(locale: Locale): i18n {
	const found = instances.get(locale);
	if (!found) throw new Error(`no i18next for ${locale}`);
	return found;
}

function byI18next(locale: Locale): Translator {
	const { t, getFixedT } = findInstance(locale);
	return {
		read: (namespace) => messages.read(locale, namespace),
		t,
		translate: (namespace) => getFixedT(locale, namespace),
	};
}
