import {
	cp,
	glob,
	mkdir,
	readFile,
	rename,
	rm,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AssetManifest } from "../../server/files/asset-manifest.ts";
import type { CompiledLocale } from "../content/compile-messages.ts";
import { readReminders } from "../content/read-reminders.ts";
import type { BundleOptions } from "./build-options.ts";
import { drawPageCards } from "./page-cards.ts";
import { serverStart } from "./server-start.ts";

export interface BuildFiles {
	/** What runs on the server, by file name. */
	readonly programs: ReadonlyMap<string, Uint8Array>;
	/** Browsers' files by address. */
	readonly files: ReadonlyMap<string, Uint8Array>;
	readonly locales: readonly CompiledLocale[];
	readonly manifest: AssetManifest;
}

/** Writes beside the old build, then takes its place. */
export async function writeBuild(
	{ root, outdir, mode, cards = false }: BundleOptions,
	{ programs, files, locales, manifest }: BuildFiles,
): Promise<void> {
	const partial = `${outdir}.partial`;
	const client = path.join(partial, "client");
	await rm(partial, { recursive: true, force: true });
	await mkdir(path.join(partial, "server"), { recursive: true });
	await cp(path.join(root, "public"), client, { recursive: true });
	await writeLocales(path.join(partial, "locales"), locales);
	await cp(
		path.join(root, "locales/revisions.json"),
		path.join(partial, "locales/revisions.json"),
	);
	await writeFile(
		path.join(partial, "reminders.json"),
		JSON.stringify(await readReminders(root)),
	);
	await mkdir(path.join(client, "assets"), { recursive: true });
	// Where it lies, Node need not guess what the programs are.
	await writeFile(
		path.join(partial, "server/package.json"),
		JSON.stringify({ type: "module" }),
	);
	await writeFile(path.join(partial, "server/start"), serverStart, {
		mode: 0o755,
	});
	for (const [name, contents] of programs)
		await writeFile(path.join(partial, "server", name), contents);
	for (const [address, contents] of files)
		await writeFile(path.join(client, address), contents);
	if (cards) await drawPageCards(locales, client);
	if (mode === "production") await compressFiles(client);
	await writeFile(
		path.join(partial, "manifest.json"),
		JSON.stringify(manifest, null, 2),
	);
	await rm(outdir, { recursive: true, force: true });
	await rename(partial, outdir);
}

async function writeLocales(
	folder: string,
	locales: readonly CompiledLocale[],
): Promise<void> {
	for (const { locale, namespaces } of locales) {
		await mkdir(path.join(folder, locale), { recursive: true });
		for (const [name, tree] of namespaces)
			await writeFile(
				path.join(folder, locale, `${name}.json`),
				JSON.stringify(tree),
			);
	}
}

async function compressFiles(folder: string): Promise<void> {
	const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
	const names = await Array.fromAsync(
		glob("**/*.{js,css,svg,txt,json}", { cwd: folder }),
	);
	await Promise.all(
		names.map(async (name) => {
			const file = path.join(folder, name);
			const contents = await readFile(file);
			const params = { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
			const [br, gz] = await Promise.all([
				toBrotli(contents, { params }),
				toGzip(contents, { level: 9 }),
			]);
			if (br.length < contents.length) await writeFile(`${file}.br`, br);
			if (gz.length < contents.length) await writeFile(`${file}.gz`, gz);
		}),
	);
}
