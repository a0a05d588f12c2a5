import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { kinds } from "./kinds.ts";

/** The names of all that can be edited, by group. */
export async function listItems(
	root: string,
	locales: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	const list = async (pattern: string) => {
		const files = await Array.fromAsync(glob(pattern, { cwd: root }));
		const names = files.map((file) => path.basename(file, path.extname(file)));
		return [...new Set(names)].sort();
	};
	const folder = `locales/{${locales.join(",")}}`;
	const groups = new Map<string, readonly string[]>();
	for (const [kind, { extension }] of Object.entries(kinds))
		groups.set(kind, await list(`${folder}/${kind}/*.${extension}`));
	groups.set("facts", await listFacts(root));
	groups.set("texts", await list(`${folder}/*.json`));
	return groups;
}

async function listFacts(root: string): Promise<readonly string[]> {
	const file = path.join(root, "locales/facts.json");
	const facts: unknown = JSON.parse(await readFile(file, "utf8"));
	return Array.isArray(facts)
		? facts.map((fact) => String(Object(fact).id)).sort()
		: [];
}

/** A language's files by `group/name`, message files first under `texts`. */
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
