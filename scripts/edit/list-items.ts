import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { contentKinds, isKind } from "../content/content-kinds.ts";
import { sourceLocale } from "../validate/compare-messages.ts";
import { valueAt } from "../validate/parsed.ts";
import {
	type EntryGroup,
	entryGroups,
	indexOfEntry,
	namesOfEntries,
} from "./entries.ts";
import { groups } from "./groups.ts";

/** A line in the list of content. */
export interface ListedItem {
	readonly name: string;
	readonly title: string;
	readonly isDraft: boolean;
}

/**
 * All items that can be edited, by group.
 *
 * @param words only items with these words in any language; all if empty.
 */
export async function listItems(
	root: string,
	locales: readonly string[],
	words = "",
): Promise<ReadonlyMap<string, readonly ListedItem[]>> {
	const find = createFinder(words);
	const lists = Object.keys(groups).map(async (group) => {
		const entries = entryGroups[group];
		if (entries)
			return [group, await listEntries(root, entries, find)] as const;
		const below = isKind(group)
			? `${group}/*.${contentKinds[group].extension}`
			: "*.json";
		return [group, await listFiles(root, locales, below, find)] as const;
	});
	return new Map(await Promise.all(lists));
}

/** Whether a text has the words; case and the shape of quotation marks do not matter. */
function createFinder(words: string): (text: string) => boolean {
	const plain = (text: string) =>
		text
			.toLowerCase()
			.replaceAll(/[‘’]/g, "'")
			.replaceAll(/\\?"|[“”]/g, '"');
	const wanted = plain(words.trim());
	return (text) => plain(text).includes(wanted);
}

async function listEntries(
	root: string,
	entries: EntryGroup,
	find: (text: string) => boolean,
): Promise<ListedItem[]> {
	const text = await readFile(path.join(root, entries.file), "utf8");
	const all: unknown = JSON.parse(text);
	return namesOfEntries(entries, all)
		.map((name) => {
			const entry = valueAt(all, [indexOfEntry(entries, all, name)]);
			return { name, entry };
		})
		.filter(({ entry }) => find(JSON.stringify(entry)))
		.map(({ name, entry }) => ({ name, ...readEntry(entry) }))
		.sort(byName);
}

function readEntry(entry: unknown): Pick<ListedItem, "title" | "isDraft"> {
	const value = valueAt(entry, ["value"]);
	const title = valueAt(value, [sourceLocale]) ?? value;
	return {
		title: typeof title === "string" ? title : "",
		isDraft: valueAt(entry, ["draft"]) === true,
	};
}

async function listFiles(
	root: string,
	locales: readonly string[],
	below: string,
	find: (text: string) => boolean,
): Promise<ListedItem[]> {
	const pattern = `locales/{${locales.join(",")}}/${below}`;
	const files = await Array.fromAsync(glob(pattern, { cwd: root }));
	// The source language comes last, so that its title is the one shown.
	const ordered = files.sort(
		(a, b) => Number(isSource(a)) - Number(isSource(b)),
	);
	const items = new Map<string, ListedItem>();
	const found = new Set<string>();
	for (const file of ordered) {
		const name = path.basename(file, path.extname(file));
		const text = await readFile(path.join(root, file), "utf8");
		items.set(name, { name, ...readTitle(text, path.extname(file)) });
		if (find(text)) found.add(name);
	}
	return [...items.values()].filter(({ name }) => found.has(name)).sort(byName);
}

function isSource(file: string): boolean {
	return file.split(path.sep)[1] === sourceLocale;
}

/** Does not parse the YAML, because listed files may be invalid. */
function readTitle(
	text: string,
	extension: string,
): Pick<ListedItem, "title" | "isDraft"> {
	const head = extension === ".md" ? (text.split(/^---$/m)[1] ?? "") : "";
	const [, title = ""] = /^title: *"?(.*?)"?\r?$/m.exec(head) ?? [];
	return { title, isDraft: /^draft: *true/m.test(head) };
}

function byName(a: ListedItem, b: ListedItem): number {
	return a.name < b.name ? -1 : 1;
}

/** A language's files by `group/name`. Message files are in the group `texts`. */
export async function readTexts(
	root: string,
	locale: string,
): Promise<ReadonlyMap<string, string>> {
	const folder = path.join(root, "locales", locale);
	const files = await Array.fromAsync(
		glob(["articles/*.md", "solutions/*.md", "*.json"], { cwd: folder }),
	);
	const entries = files.map(async (file): Promise<[string, string]> => {
		const name = path.basename(file, path.extname(file));
		const group = file.endsWith(".md") ? path.dirname(file) : "texts";
		const text = await readFile(path.join(folder, file), "utf8");
		return [`${group}/${name}`, text];
	});
	return new Map(await Promise.all(entries));
}
