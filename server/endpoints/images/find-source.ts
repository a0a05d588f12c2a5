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

/** Finds a source without reading it. Nothing is fetched before it has to be read. */
export async function findSource(
	source: ImageSource,
	{ folder, hosts, remote }: SourceOptions,
): Promise<Source> {
	if (source.kind === "local") return findFile(folder, source.path);
	const options: RemoteOptions = {
		hosts,
		maximalBytes,
		timeoutMs: remoteTimeoutMs,
		...remote,
	};
	return {
		version: source.url.href,
		async read() {
			const fetched = await fetchRemote(source.url, options);
			if (typeof fetched === "string") throw imageError(fetched);
			return fetched;
		},
	};
}

async function findFile(folder: string, name: string): Promise<Source> {
	const root = await realpath(folder);
	const file = await realpath(path.join(root, name)).catch(() => undefined);
	if (!file?.startsWith(root + path.sep)) throw imageError("missing");
	const stats = await stat(file);
	if (!stats.isFile()) throw imageError("missing");
	if (stats.size > maximalBytes) throw imageError("too-large");
	return {
		version: `${file.slice(root.length)} ${stats.mtimeMs} ${stats.size}`,
		read: () => readFile(file),
	};
}
