import path from "node:path";
import { context, type OutputFile } from "esbuild";
import { minify } from "terser";
import type { AssetManifest } from "../../server/files/asset-manifest.ts";
import { compileMessages } from "../content/compile-messages.ts";
import { updateContentIndex } from "../content/write-content-index.ts";
import { addressOf, assertBrowserOnly, readEntries } from "./asset-entries.ts";
import { hashBuild } from "./build-hash.ts";
import {
	type BundleOptions,
	clientOptions,
	serverOptions,
} from "./build-options.ts";
import { collectNotices } from "./notices.ts";
import { buildStylesheet } from "./stylesheet.ts";
import { writeBuild } from "./write-build.ts";

/** Its files are copied from here. */
const displayFont = "node_modules/@fontsource/newsreader/";

export interface Bundler {
	/** Builds what has changed and writes everything anew. */
	bundle(): Promise<AssetManifest>;
	dispose(): Promise<void>;
}

/** Builds the server, the browser's files and the manifest that connects them, once. */
export async function bundle(options: BundleOptions): Promise<AssetManifest> {
	const bundler = await createBundler(options);
	try {
		return await bundler.bundle();
	} finally {
		await bundler.dispose();
	}
}

/** Prepares to build again and again, keeping what has not changed. */
export async function createBundler(options: BundleOptions): Promise<Bundler> {
	const [server, client] = await Promise.all([
		context(serverOptions(options)),
		context(clientOptions(options)),
	]);
	return {
		async bundle() {
			const locales = await compileMessages(options.root);
			await updateContentIndex(options.root, locales);
			const [serverResult, clientResult, stylesheet] = await Promise.all([
				server.rebuild(),
				client.rebuild(),
				buildStylesheet(options),
			]);
			assertBrowserOnly(clientResult.metafile);
			const programs = new Map(
				serverResult.outputFiles
					.filter((file) => file.path.endsWith(".js"))
					.map((file) => [path.basename(file.path), file.contents] as const),
			);
			const scripts = clientResult.outputFiles
				.filter((file) => file.path.endsWith(".js"))
				.map(
					async (file) =>
						[addressOf(file.path), await shorten(file, options)] as const,
				);
			const files = new Map([
				...(await Promise.all(scripts)),
				...stylesheet.files,
			]);
			const notices = await collectNotices(options.root, [
				...Object.keys(serverResult.metafile.inputs),
				...Object.keys(clientResult.metafile.inputs),
				displayFont,
			]);
			const manifest = {
				buildId: await hashBuild(options.root, [
					...programs.values(),
					...files.values(),
				]),
				timestamp: Date.now(),
				stylesheet: stylesheet.address,
				fonts: [...stylesheet.fonts],
				...readEntries(clientResult.metafile),
			};
			await writeBuild(options, {
				programs,
				files: new Map([
					...files,
					["/licences.txt", new TextEncoder().encode(notices)],
				]),
				locales,
				manifest,
			});
			return manifest;
		},
		async dispose() {
			await Promise.all([server.dispose(), client.dispose()]);
		},
	};
}

/**
 * Shortens names, in a step of its own: esbuild would shorten class names of CSS modules with
 * them, and those must be the same in the stylesheet and on the server.
 */
async function shorten(
	file: OutputFile,
	{ mode }: BundleOptions,
): Promise<Uint8Array> {
	if (mode !== "production") return file.contents;
	const { code = "" } = await minify(file.text, {
		module: true,
		compress: { passes: 2, ecma: 2020 },
	});
	return Buffer.from(code);
}
