import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Unsaved } from "../content/read-files.ts";
import { refusal } from "./editor-words.ts";
import type { Item } from "./item.ts";
import { mergeJson } from "./merge-json.ts";
import { readIfThere } from "./project-files.ts";

const schema = z.object({
	group: z.string(),
	name: z.string(),
	columns: z.array(
		z.object({
			file: z.string().regex(/^locales\/[\w./-]+$/),
			at: z.array(z.union([z.string(), z.number()])),
			source: z.string().optional(),
			value: z.unknown().optional(),
		}),
	),
});

/** A deleted item that can be restored. */
export interface Kept extends z.output<typeof schema> {
	readonly id: string;
}

/** The most deleted items to keep. */
const most = 50;

/**
 * Saves a copy of an item that is about to be deleted.
 *
 * @returns the copy's id.
 */
export async function keepItem(folder: string, item: Item): Promise<string> {
	const { group, name, columns } = item;
	const kept = columns
		.filter(({ value }) => value !== undefined)
		.map(({ file, at, source, value }) =>
			at.length > 0 ? { file, at, value } : { file, at, source },
		);
	await mkdir(folder, { recursive: true });
	const id = `${Date.now()}-${group}-${name}`;
	await writeFile(
		path.join(folder, `${id}.json`),
		JSON.stringify({ group, name, columns: kept }),
	);
	for (const old of (await listKept(folder)).slice(most))
		await forgetKept(folder, old.id);
	return id;
}

/** Deleted items, newest first. */
export async function listKept(folder: string): Promise<readonly Kept[]> {
	const names = await readdir(folder).catch(() => []);
	const kept = names
		.filter((name) => /^\d+-[a-z0-9-]+\.json$/.test(name))
		.sort()
		.reverse()
		.map(async (name): Promise<Kept> => {
			const text = await readFile(path.join(folder, name), "utf8");
			return { ...schema.parse(JSON.parse(text)), id: path.parse(name).name };
		});
	return Promise.all(kept);
}

/** Removes a deleted item permanently. */
export async function forgetKept(folder: string, id: string): Promise<void> {
	await rm(path.join(folder, `${id}.json`), { force: true });
}

/**
 * The contents of the files with the item restored.
 *
 * @throws 409 if its name has been taken in the meantime.
 */
export async function contentsOfKept(
	root: string,
	{ group, name, columns }: Kept,
): Promise<Unsaved> {
	const contents = new Map<string, string | undefined>();
	for (const { file, at, source, value } of columns) {
		const now = await readIfThere(root, file);
		if (at.length === 0) {
			if (now !== undefined)
				throw refusal(409, "refusals.taken", {
					name: `${group} / ${name}`,
				});
			contents.set(file, source);
		} else
			contents.set(
				file,
				mergeJson(now ?? "[]\n", [{ kind: "insert", path: at, value }]),
			);
	}
	return contents;
}
