import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { fillBrand, readBrandWords } from "../content/brand-words.ts";
import { contentKinds, isKind } from "../content/content-kinds.ts";
import { listTexts } from "../validate/message-fault.ts";
import { type FieldPath, valueAt } from "../validate/parsed.ts";
import { parseFile } from "./column.ts";
import {
	type EntryGroup,
	entryGroups,
	indexOfEntry,
	namesOfEntries,
} from "./entries.ts";
import { groups } from "./groups.ts";
import { titleItem } from "./title-item.ts";

/** A line in the list of content. */
export interface ListedItem {
	readonly name: string;
	/** Its title in each language, without repetition; none if it has no title. */
	readonly titles: readonly string[];
	readonly isDraft: boolean;
	/** The fields that have the words searched for, each with the text that it is in. */
	readonly places: readonly Found[];
}

export interface Found {
	readonly path: FieldPath;
	readonly root: unknown;
}

/**
 * All items that can be edited, by group.
 *
 * @param wanted only items with these words in any language; all if empty.
 */
export async function listItems(
	root: string,
	locales: readonly string[],
	wanted = "",
): Promise<ReadonlyMap<string, readonly ListedItem[]>> {
	const find = wanted ? createFinder(wanted) : undefined;
	const lists = Object.keys(groups).map(async (group) => {
		const entries = entryGroups[group];
		const listed = entries
			? await listEntries(root, locales, { group, ...entries }, find)
			: await listFiles(root, locales, group, find);
		const found = listed.filter(({ places }) => !find || places.length > 0);
		return [group, found.sort(byName)] as const;
	});
	return new Map(await Promise.all(lists));
}

type Find = (text: string) => boolean;

/**
 * Whether a text, as the site shows it, has the words; case, line breaks and the shape of quotation
 * marks do not matter.
 */
function createFinder(words: string): Find {
	const plain = (text: string) =>
		text
			.toLowerCase()
			.replaceAll(/\[([^\]]*)\]\([^)]*\)|\*\*/g, "$1")
			.replaceAll(/\s+/g, " ")
			.replaceAll(/[‘’]/g, "'")
			.replaceAll(/[“”]/g, '"');
	const wanted = plain(words).trim();
	return (text) => plain(text).includes(wanted);
}

async function listEntries(
	root: string,
	locales: readonly string[],
	entries: EntryGroup & { readonly group: string },
	find: Find | undefined,
): Promise<ListedItem[]> {
	const text = await readFile(path.join(root, entries.file), "utf8");
	const all: unknown = JSON.parse(text);
	return namesOfEntries(entries, all).map((name) => {
		const entry = valueAt(all, [indexOfEntry(entries, all, name)]);
		const titles = locales.map((locale) =>
			titleItem({ group: entries.group, name }, locale, entry, undefined),
		);
		return {
			name,
			titles: unique(titles),
			isDraft: valueAt(entry, ["draft"]) === true,
			places: placesOf(entry, find),
		};
	});
}

async function listFiles(
	root: string,
	locales: readonly string[],
	group: string,
	find: Find | undefined,
): Promise<ListedItem[]> {
	const below = isKind(group)
		? `${group}/*.${contentKinds[group].extension}`
		: "*.json";
	const items = new Map<string, ListedItem>();
	for (const locale of locales) {
		const folder = path.join(root, "locales", locale);
		const words = find ? await readBrandWords(root, locale) : {};
		const common = readValue(
			"common.json",
			await readFile(path.join(folder, "common.json"), "utf8"),
		);
		for await (const file of glob(below, { cwd: folder })) {
			const name = path.basename(file, path.extname(file));
			const text = await readFile(path.join(folder, file), "utf8");
			const value = readValue(file, fillBrand(text, words));
			const known = items.get(name);
			items.set(name, {
				name,
				titles: unique([
					...(known?.titles ?? []),
					titleItem({ group, name }, locale, value, common),
				]),
				isDraft: valueAt(value, ["draft"]) === true,
				places: [...(known?.places ?? []), ...placesOf(value, find)],
			});
		}
	}
	return [...items.values()];
}

/** A file's value; undefined if it cannot be parsed. */
export function readValue(file: string, text: string): unknown {
	try {
		return parseFile(file, text);
	} catch {
		return undefined;
	}
}

function placesOf(root: unknown, find: Find | undefined): Found[] {
	if (!find) return [];
	const texts = listTexts(root).filter(({ text }) => find(text));
	return texts.map(({ path }) => ({ path, root }));
}

function unique(texts: readonly (string | undefined)[]): string[] {
	return [...new Set(texts.filter((text) => text !== undefined))];
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
