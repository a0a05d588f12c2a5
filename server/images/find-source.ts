import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { createWorkQueue } from "../queues/work-queue.ts";
import { fetchRemote, type RemoteOptions } from "./fetch-remote.ts";
import { imageError } from "./image-error.ts";
import type { ImageSource } from "./parse-query.ts";
import { warnSeldom } from "./warn-seldom.ts";

export interface SourceOptions {
	/** The folder of images that a path may name. */
	readonly folder: string;
	readonly hosts: readonly string[];
	readonly logger: Logger;
	/** Overrides of the fetch options. */
	readonly remote?: Partial<RemoteOptions>;
}

/** An image to resize. */
export interface Source {
	/** Changes whenever the image may have changed. */
	readonly version: string;
	readonly isRemote: boolean;
	/**
	 * @param gone aborts a fetch.
	 * @throws the HTTP error for an unavailable image.
	 */
	read(gone: AbortSignal): Promise<Buffer>;
}

/** The largest source, in bytes. */
const maximalBytes = 20 * 1024 * 1024;
const remoteTimeoutMs = 8000;

/** Creates the function that finds sources. Nothing is fetched until it is read. */
export function createSourceFinder({
	folder,
	hosts,
	logger,
	remote,
}: SourceOptions) {
	const warn = warnSeldom(logger);
	const versionOf = createVersionReader();
	const options: RemoteOptions = {
		hosts,
		maximalBytes,
		timeoutMs: remoteTimeoutMs,
		...remote,
	};
	return async (source: ImageSource): Promise<Source> => {
		if (source.kind === "remote")
			return {
				version: source.url.href,
				isRemote: true,
				async read(gone) {
					const fetched = await fetchRemote(source.url, options, gone);
					if (typeof fetched !== "string") return fetched;
					if (fetched === "unreachable" || fetched === "timed-out") {
						const { hostname: host } = source.url;
						warn("image host fails", { host, failure: fetched }, host);
					}
					throw imageError(fetched);
				},
			};
		const { file, stats } = await findFile(folder, source.path);
		return {
			version: await versionOf(file, stats),
			isRemote: false,
			read: () => readFile(file),
		};
	};
}

async function findFile(folder: string, name: string) {
	const root = await realpath(folder);
	const file = await realpath(path.join(root, name)).catch(() => undefined);
	if (!file?.startsWith(root + path.sep)) throw imageError("missing");
	const stats = await stat(file);
	if (!stats.isFile()) throw imageError("missing");
	if (stats.size > maximalBytes) throw imageError("too-large");
	return { file, stats };
}

const atOnce = 2;

/**
 * Creates the function that returns a file's version: the hash of its content, so that all
 * instances and builds agree on it. It is computed once, and again when the file's metadata
 * changes. Files are read in chunks and only a few at once, to bound memory and CPU time.
 */
function createVersionReader() {
	const known = new Map<string, { stamp: string; version: Promise<string> }>();
	const queue = createWorkQueue(atOnce, Number.POSITIVE_INFINITY);
	return (file: string, stats: Stats): Promise<string> => {
		const stamp = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
		const found = known.get(file);
		if (found?.stamp === stamp) return found.version;
		const version = queue.run(() => hashFile(file));
		known.set(file, { stamp, version });
		version.catch(() => known.delete(file));
		return version;
	};
}

async function hashFile(file: string): Promise<string> {
	const hash = createHash("sha256");
	for await (const piece of createReadStream(file)) hash.update(piece);
	return hash.digest("base64url");
}
