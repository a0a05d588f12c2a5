import { rm, utimes } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import {
	type BuildContents,
	isWhole,
	readKeptFolder,
	writeKeptFolder,
} from "./kept-folder.ts";
import { indexOf, isSigned } from "./kept-index.ts";
import { openKeptKey } from "./kept-key.ts";
import { changedAt, listBuilds, removeAbandoned } from "./list-builds.ts";
import { type StoredFile, storeFiles } from "./stored-files.ts";

/** How many builds are kept besides the running one. */
const earlierBuilds = 3;

/** What earlier builds have answered, for tabs that are still open. Nothing here ever rejects. */
export interface KeptBuilds {
	/** The fingerprinted file at an address. */
	findAsset(address: string): Promise<StoredFile | undefined>;
	/** The files of each earlier build, by address; of the one started last first. */
	listFiles(): Promise<readonly ReadonlyMap<string, StoredFile>[]>;
	/** The text that an earlier build had at an address. */
	readText(buildId: string, address: string): Promise<string | undefined>;
	/** Keeps the running build for those to come, and removes those that are too old. */
	keep(): Promise<void>;
}

export interface KeptBuildsOptions {
	/** Where builds are kept, a folder each; instances may share it. */
	readonly folder: string;
	/** The running build. */
	readonly buildId: string;
	/** Reads what is to be kept of the running build. */
	readonly collect: () => Promise<BuildContents>;
	readonly logger: Logger;
}

/**
 * Opens the folder of earlier builds. They are read when first needed, and believed when this site's
 * key has signed what is in them; a disk that fails is logged once for each purpose, and costs old
 * tabs alone.
 */
export function openKeptBuilds(options: KeptBuildsOptions): KeptBuilds {
	const { folder, buildId, collect, logger } = options;
	type Builds = ReadonlyMap<string, ReadonlyMap<string, StoredFile>>;
	let loading: Promise<Builds> | undefined;
	let opening: Promise<Buffer> | undefined;
	const openKey = () => {
		opening ??= openKeptKey(folder);
		return opening;
	};
	const load = () => {
		loading ??= readBuilds(options, openKey).catch((error: unknown) => {
			logger.warn({ err: error }, "earlier builds cannot be read");
			return new Map();
		});
		return loading;
	};
	return {
		async findAsset(address) {
			for (const files of (await load()).values()) {
				const file = files.get(address);
				if (file) return file;
			}
			return undefined;
		},
		async listFiles() {
			return [...(await load()).values()];
		},
		async readText(id, address) {
			const file = (await load()).get(id)?.get(address);
			return file?.bodies.get("identity")?.bytes.toString();
		},
		async keep() {
			await load();
			try {
				const own = path.join(folder, buildId);
				const key = await openKey();
				if (!(await isWhole(own, key)))
					await writeKeptFolder(own, await collect(), key);
				const [last = ""] = await listEarlier(options);
				const before = await changedAt(indexOf(path.join(folder, last)));
				// After those that started before, though a clock was ahead then.
				const startedAt = new Date(Math.max(Date.now(), before + 1));
				await utimes(indexOf(own), startedAt, startedAt);
				await removeOld(options, key);
			} catch (error) {
				logger.warn({ err: error }, "build cannot be kept for old tabs");
			}
		},
	};
}

/** Those started last first, the running one left out. */
async function listEarlier(options: KeptBuildsOptions): Promise<string[]> {
	const ids = await listBuilds(options.folder);
	return ids.filter((id) => id !== options.buildId);
}

/**
 * Removes what is older than the builds that are kept. What nobody signed, however new it is, takes
 * no build's place. A build that another instance keeps after the list was made is not in it, and
 * stays.
 */
async function removeOld(
	options: KeptBuildsOptions,
	key: Buffer,
): Promise<void> {
	let kept = 0;
	for (const id of await listEarlier(options)) {
		const place = path.join(options.folder, id);
		if (kept === earlierBuilds)
			await rm(place, { recursive: true, force: true });
		else if (await isSigned(place, key)) kept++;
	}
	await removeAbandoned(options.folder);
}

async function readBuilds(
	options: KeptBuildsOptions,
	openKey: () => Promise<Buffer>,
) {
	const builds = new Map<string, ReadonlyMap<string, StoredFile>>();
	const key = await openKey();
	for (const id of await listEarlier(options)) {
		if (builds.size === earlierBuilds) break;
		try {
			const place = path.join(options.folder, id);
			const { contents, damaged } = await readKeptFolder(place, key);
			if (damaged.length > 0)
				options.logger.warn({ build: id, damaged }, "kept build is damaged");
			builds.set(id, storeFiles(contents));
		} catch (error) {
			options.logger.warn({ err: error, build: id }, "kept build is damaged");
		}
	}
	return builds;
}
