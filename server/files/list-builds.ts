import { lstat, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { orIfMissing } from "../errors/code-of.ts";
import { partialMark } from "./kept-folder.ts";
import { indexOf } from "./kept-index.ts";

const idPattern = /^[a-z0-9]+$/;
/** No write takes this long: the instance was killed. */
const abandonedAfterMs = 60 * 60 * 1000;

/** The ids of the builds in a folder, the most recently started first; empty without a folder. */
export async function listBuilds(folder: string): Promise<string[]> {
	const names = (await orIfMissing(readdir(folder), [])).filter((name) =>
		idPattern.test(name),
	);
	const builds = await Promise.all(
		names.map(async (id) => ({
			id,
			startedAt: await changedAt(indexOf(path.join(folder, id))),
		})),
	);
	return builds
		.sort((a, b) => b.startedAt - a.startedAt)
		.map((build) => build.id);
}

/** Removes partial folders that killed instances left behind. */
export async function removeAbandoned(folder: string): Promise<void> {
	const partial = (await orIfMissing(readdir(folder), [])).filter((name) =>
		name.includes(partialMark),
	);
	for (const place of partial.map((name) => path.join(folder, name)))
		if ((await changedAt(place)) < Date.now() - abandonedAfterMs)
			await rm(place, { recursive: true, force: true });
}

/** Modification time in milliseconds since 1970; 0 if the file is gone. Links are not followed. */
export async function changedAt(place: string): Promise<number> {
	return (await lstat(place).catch(() => undefined))?.mtimeMs ?? 0;
}
