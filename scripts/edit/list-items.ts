import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { contentKinds, isKind } from "../content/content-kinds.ts";
import { sourceLocale } from "../validate/compare-messages.ts";
import { entryGroups, namesOfEntries } from "./entries.ts";
import { groups } from "./groups.ts";

/** A line in the list of content. */
export interface ListedItem {
	readonly name: string;
	readonly title: string;
	readonly isDraft: boolean;
}

/** All items that can be edited, by group. */
export async function listItems(
	root: string,
	locales: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedItem[]>> {
	const lists = Object.keys(groups).map(async (group) => {
		const entries = entryGroups[group];
		if (entries) {
			const text = await readFile(path.join(root, entries.file), "utf8");
			const names = namesOfEntries(entries, JSON.parse(text));
			const items = names.map((name) => ({ name, title: "", isDraft: false }));
			return [group, items.sort(byName)] as const;
		}
		const below = isKind(group)
			? `${group}/*.${contentKinds[group].extension}`
			: "*.json";
		return [group, await listFiles(root, locales, below)] as const;
	});
	return new Map(await Promise.all(lists));
}

async function listFiles(
	root: string,
	locales: readonly string[],
	below: string,
): Promise<ListedItem[]> {
	const pattern = `locales/{${locales.join(",")}}/${below}`;
	const files = await Array.fromAsync(glob(pattern, { cwd: root }));
	// The source language comes last, so that its title is the one shown.
	const ordered = files.sort(
		(a, b) => Number(isSource(a)) - Number(isSource(b)),
	);
	const items = new Map<string, ListedItem>();
	for (const file of ordered) {
		const name = path.basename(file, path.extname(file));
		const text = await readFile(path.join(root, file), "utf8");
		items.set(name, { name, ...readTitle(text, path.extname(file)) });
	}
	return [...items.values()].sort(byName);
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
