import { rm, utimes } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import {
	type BuildContents,
	isWhole,
	readKeptFolder,
	writeKeptFolder,
} from "./kept-folder.ts";
import { indexOf, isSigned, openKeptKey } from "./kept-index.ts";
import { changedAt, listBuilds, removeAbandoned } from "./list-builds.ts";
import { type StoredFile, storeFiles } from "./stored-files.ts";

/** How many builds are kept besides the running one. */
const earlierBuilds = 3;

/** Files and messages of earlier builds, for tabs that are still open. No method rejects. */
export type KeptBuilds = ReturnType<typeof openKeptBuilds>;

interface KeptBuildsOptions {
	/** The folder of kept builds, one subfolder each. Instances may share it. */
	readonly folder: string;
	readonly buildId: string;
	/** Reads the parts of the running build to keep. */
	readonly collect: () => Promise<BuildContents>;
	readonly logger: Logger;
}

/**
 * Opens the folder of earlier builds. They are read when first needed, and trusted only if signed
 * with this site's key. A failing disk is logged once per purpose and affects only old tabs.
 */
export function openKeptBuilds(options: KeptBuildsOptions) {
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
		/** The fingerprinted file at an address. */
		async findAsset(address: string): Promise<StoredFile | undefined> {
			for (const files of (await load()).values()) {
				const file = files.get(address);
				if (file) return file;
			}
			return undefined;
		},
		/** The files of each earlier build by address, the most recently started build first. */
		async listFiles() {
			return [...(await load()).values()];
		},
		/** The text that an earlier build served at an address. */
		async readText(id: string, address: string): Promise<string | undefined> {
			const file = (await load()).get(id)?.get(address);
			return file?.bodies.get("identity")?.bytes.toString();
		},
		/** Keeps the running build for later ones, and removes builds that are too old. */
		async keep(): Promise<void> {
			await load();
			try {
				const own = path.join(folder, buildId);
				const key = await openKey();
				if (!(await isWhole(own, key)))
					await writeKeptFolder(own, await collect(), key);
				const [last = ""] = await listEarlier(options);
				const before = await changedAt(indexOf(path.join(folder, last)));
				// Later than the builds started before, even if their clock was ahead.
				const startedAt = new Date(Math.max(Date.now(), before + 1));
				await utimes(indexOf(own), startedAt, startedAt);
				await removeOld(options, key);
			} catch (error) {
				logger.warn({ err: error }, "build cannot be kept for old tabs");
			}
		},
	};
}

/** The earlier builds, the most recently started first. */
async function listEarlier(options: KeptBuildsOptions): Promise<string[]> {
	const ids = await listBuilds(options.folder);
	return ids.filter((id) => id !== options.buildId);
}

/**
 * Removes builds beyond the number to keep. Unsigned folders do not count, however new they are. A
 * build that another instance keeps after the listing is not in the list, and stays.
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
