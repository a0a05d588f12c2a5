import { readFile } from "node:fs/promises";
import path from "node:path";
import { localeCodes } from "../../shared/locales.ts";
import { makeBuildMeta } from "../discovery/answer-builds.ts";
import type { Messages } from "../i18n.ts";
import type { AssetManifest } from "./asset-manifest.ts";
import type { BuildContents } from "./kept-folder.ts";
import { fingerprintedPrefix, listFiles } from "./stored-files.ts";

/**
 * Collects what open tabs may request after a newer build has replaced this one: fingerprinted
 * files with their compressed forms, messages, and route rules.
 *
 * @param client the build's folder of browser files.
 */
export async function collectContents(
	client: string,
	assets: AssetManifest,
	messages: Messages,
): Promise<BuildContents> {
	const contents = await collectAssets(client);
	const keepJson = (name: string, value: unknown) =>
		contents.set(name, Buffer.from(JSON.stringify(value)));
	for (const locale of localeCodes)
		for (const namespace of messages.namespaces)
			keepJson(
				`_i18n/${locale}/${namespace}.json`,
				messages.read(locale, namespace),
			);
	keepJson(`builds/meta/${assets.buildId}.json`, makeBuildMeta(assets));
	return contents;
}

/** Reads a build's fingerprinted files with their compressed forms. */
export async function collectAssets(
	client: string,
): Promise<Map<string, Buffer>> {
	const contents = new Map<string, Buffer>();
	const prefix = fingerprintedPrefix.slice(1);
	for (const name of await listFiles(path.join(client, prefix)))
		contents.set(
			prefix + name,
			await readFile(path.join(client, prefix, name)),
		);
	return contents;
}
