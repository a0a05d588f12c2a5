import { lstat, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../errors/code-of.ts";
import { partialMark } from "./kept-folder.ts";
import { indexOf } from "./kept-index.ts";

const idPattern = /^[a-z0-9]+$/;
/** Nobody writes that long: the instance was killed meanwhile. */
const abandonedAfterMs = 60 * 60 * 1000;

/** The ids of the builds in a folder, those started last first. Empty where there is no folder. */
export async function listBuilds(folder: string): Promise<string[]> {
	const names = (await readNames(folder)).filter((name) =>
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

/** Removes what instances that were killed meanwhile have left half written. */
export async function removeAbandoned(folder: string): Promise<void> {
	const partial = (await readNames(folder)).filter((name) =>
		name.includes(partialMark),
	);
	for (const place of partial.map((name) => path.join(folder, name)))
		if ((await changedAt(place)) < Date.now() - abandonedAfterMs)
			await rm(place, { recursive: true, force: true });
}

async function readNames(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if (codeOf(error) === "ENOENT") return [];
		throw error;
	}
}

/** In milliseconds since the epoch; 0 for what is not there any more. Links are not followed. */
export async function changedAt(place: string): Promise<number> {
	return (await lstat(place).catch(() => undefined))?.mtimeMs ?? 0;
}
