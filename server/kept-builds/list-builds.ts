import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { indexOf, partialMark } from "./kept-folder.ts";

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

/** Removes all builds but these, and what a killed instance has left half written. */
export async function removeOthers(
	folder: string,
	kept: readonly string[],
): Promise<void> {
	for (const name of await readNames(folder)) {
		const place = path.join(folder, name);
		const isOld = idPattern.test(name)
			? !kept.includes(name)
			: name.includes(partialMark) &&
				(await changedAt(place)) < Date.now() - abandonedAfterMs;
		if (isOld) await rm(place, { recursive: true, force: true });
	}
}

async function readNames(folder: string): Promise<string[]> {
	return readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
}

/** In milliseconds since the epoch; 0 for what is not there any more. */
async function changedAt(place: string): Promise<number> {
	return (await stat(place).catch(() => undefined))?.mtimeMs ?? 0;
}
