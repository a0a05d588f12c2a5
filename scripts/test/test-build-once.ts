import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";

const keptStates = 4;

/**
 * Builds a folder unless it exists. Concurrent callers in other processes wait for the one that
 * builds; if it fails or is killed, the next one builds. Of the folders beside the parent, only the
 * most recently used are kept.
 *
 * @param build must put the complete folder in place atomically.
 * @throws what `build` throws; then no folder is left.
 */
export async function buildOnce(
	folder: string,
	build: (outdir: string) => Promise<void>,
): Promise<string> {
	const state = path.dirname(folder);
	await mkdir(state, { recursive: true });
	await utimes(state, new Date(), new Date());
	if (existsSync(folder)) return folder;
	await withLock(`${folder}.lock`, async () => {
		if (existsSync(folder)) return;
		await prune(path.dirname(state));
		try {
			await build(folder);
		} catch (error) {
			for (const name of await readdir(state))
				if (name.startsWith(path.basename(folder)) && !name.endsWith(".lock"))
					await rm(path.join(state, name), { recursive: true, force: true });
			throw error;
		}
	});
	return folder;
}

/**
 * An SQLite transaction is a lock that the system releases when its owner dies. It is polled,
 * because waiting inside SQLite would block the whole process.
 */
async function withLock(
	file: string,
	work: () => Promise<void>,
): Promise<void> {
	const database = new DatabaseSync(file);
	try {
		while (!begin(database)) await setTimeout(50);
		await work();
	} finally {
		database.close();
	}
}

function begin(database: DatabaseSync): boolean {
	try {
		database.exec("BEGIN EXCLUSIVE");
		return true;
	} catch (error) {
		if (error instanceof Error && error.message.includes("locked"))
			return false;
		throw error;
	}
}

/** Removes the source states that were used least recently. */
async function prune(cache: string): Promise<void> {
	const states = await Promise.all(
		(await readdir(cache)).map(async (name) => {
			const folder = path.join(cache, name);
			return { folder, used: (await stat(folder)).mtimeMs };
		}),
	);
	states.sort((a, b) => b.used - a.used);
	for (const { folder } of states.slice(keptStates))
		await rm(folder, { recursive: true, force: true });
}
