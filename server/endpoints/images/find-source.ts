import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { fetchRemote, type RemoteOptions } from "./fetch-remote.ts";
import { imageError } from "./image-error.ts";
import type { ImageSource } from "./parse-query.ts";

/** Where pictures may come from. */
export interface SourceOptions {
	/** Folder of the pictures that a path may name. */
	readonly folder: string;
	readonly hosts: readonly string[];
	/** How remote pictures are fetched, where not as usual. */
	readonly remote?: Partial<RemoteOptions>;
}

/** A picture to work from. */
export interface Source {
	/** Changes whenever the picture may have changed. */
	readonly version: string;
	read(): Promise<Buffer>;
}

/** A source over this many bytes is refused. */
const maximalBytes = 20 * 1024 * 1024;
const remoteTimeoutMs = 8000;

/** Makes the function that finds sources. Nothing is fetched before it has to be read. */
export function createSourceFinder({ folder, hosts, remote }: SourceOptions) {
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
				async read() {
					const fetched = await fetchRemote(source.url, options);
					if (typeof fetched === "string") throw imageError(fetched);
					return fetched;
				},
			};
		const { file, stats } = await findFile(folder, source.path);
		return {
			version: await versionOf(file, stats),
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

/**
 * A file's version is its content's hash, so that all instances and all builds agree on it. It is
 * taken once, and again when the file has been touched.
 */
function createVersionReader() {
	const known = new Map<string, { stamp: string; version: string }>();
	return async (file: string, stats: Stats): Promise<string> => {
		const stamp = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
		const found = known.get(file);
		if (found?.stamp === stamp) return found.version;
		const hash = createHash("sha256").update(await readFile(file));
		const version = hash.digest("base64url");
		known.set(file, { stamp, version });
		return version;
	};
}
