import { readdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import pino from "pino";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { openKeptBuilds } from "./kept-builds.ts";

/** A folder for kept builds that does not exist yet. */
export function makeKeptFolder(): string {
	return path.join(makeFolder(), "builds");
}

/** An instance of a build with these files, and its log. */
export function openBuild(
	folder: string,
	buildId: string,
	files: Readonly<Record<string, string>> = filesOf(buildId),
) {
	const lines: string[] = [];
	const logger = pino({}, { write: (line: string) => void lines.push(line) });
	const collect = async () =>
		new Map(
			Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]),
		);
	const builds = openKeptBuilds({ folder, buildId, collect, logger });
	return { ...builds, lines };
}

/** The files of a small build. */
export function filesOf(buildId: string): Record<string, string> {
	return {
		[`assets/main-${buildId}.js`]: `main of ${buildId}`,
		[`assets/main-${buildId}.js.br`]: `small main of ${buildId}`,
		"_i18n/en-US/about.json": JSON.stringify({ title: `About ${buildId}` }),
		[`builds/meta/${buildId}.json`]: JSON.stringify({ id: buildId }),
	};
}

/** Starts builds one after another, a minute apart. */
export async function deploy(folder: string, ...ids: string[]): Promise<void> {
	for (const id of ids) {
		await openBuild(folder, id).keep();
		// File timestamps may be too coarse to tell the builds apart.
		for (const name of await readdir(folder)) {
			const index = path.join(folder, name, "build.json");
			const minuteAgo =
				name === id ? Date.now() : (await stat(index)).mtimeMs - 60_000;
			await utimes(index, minuteAgo / 1000, minuteAgo / 1000);
		}
	}
}
