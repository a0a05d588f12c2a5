import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { LRUCache } from "lru-cache";
import { orIfMissing } from "../errors/code-of.ts";

/** The number of parsed maps to cache; that of the largest script takes some megabytes. */
const readMaps = 4;

/** Resolves positions in browser scripts to their sources. */
export type SourceMaps = Awaited<ReturnType<typeof openSourceMaps>>;

/** Lists a build's private source maps, if any. They are read on demand. */
export async function openSourceMaps(folder: string) {
	// Development builds have none.
	const names = await orIfMissing(readdir(folder), []);
	const files = new Map(
		names.map((name) => [
			`/assets/${path.basename(name, ".map")}`,
			path.join(folder, name),
		]),
	);
	const maps = new LRUCache<string, TraceMap>({
		max: readMaps,
		fetchMethod: async (file) => new TraceMap(await readFile(file, "utf8")),
	});
	return {
		/** Whether the running build has a script at this URL. */
		has: (address: string): boolean => files.has(address),
		/**
		 * The source position of a stack frame, such as `client/http.ts:12:3 send`, or the frame itself
		 * if there is none.
		 *
		 * @param frame such as `/assets/main-1A2B.js:1:2345`; line and column start at 1.
		 * @throws when a map cannot be read.
		 */
		async resolve(frame: string): Promise<string> {
			const [address = "", line, column] = frame.split(":");
			const file = files.get(address);
			if (!file) return frame;
			const { source, name, ...place } = originalPositionFor(
				await maps.forceFetch(file),
				{ line: Number(line), column: Number(column) - 1 },
			);
			if (source === null) return frame;
			const found = `${source}:${place.line}:${(place.column ?? 0) + 1}`;
			return name ? `${found} ${name}` : found;
		},
	};
}
