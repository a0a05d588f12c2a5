import { createHash } from "node:crypto";
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
import { build, context, type OutputFile } from "esbuild";
import { minify } from "terser";
import type { AssetManifest } from "../server/asset-manifest.ts";
import { addressOf, assertBrowserOnly, readEntries } from "./asset-entries.ts";
import {
	type BundleOptions,
	clientOptions,
	commonOptions,
	serverOptions,
} from "./build-options.ts";

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
			const [serverResult, clientResult, stylesheet] = await Promise.all([
				server.rebuild(),
				client.rebuild(),
				buildStylesheet(options),
			]);
			assertBrowserOnly(clientResult.metafile);
			const script = serverResult.outputFiles.find((file) =>
				file.path.endsWith("main.js"),
			);
			if (!script) throw new Error("esbuild wrote no server");
			const scripts = clientResult.outputFiles
				.filter((file) => file.path.endsWith(".js"))
				.map(
					async (file) =>
						[addressOf(file.path), await shorten(file, options)] as const,
				);
			const files = new Map([
				...(await Promise.all(scripts)),
				[stylesheet.address, stylesheet.contents] as const,
			]);
			const manifest = {
				buildId: await hashBuild(options.root, [
					script.contents,
					...files.values(),
				]),
				timestamp: Date.now(),
				stylesheet: stylesheet.address,
				...readEntries(clientResult.metafile),
			};
			await writeBuild(options, script.contents, files, manifest);
			return manifest;
		},
		async dispose() {
			await Promise.all([server.dispose(), client.dispose()]);
		},
	};
}

/** Writes beside the old build, then takes its place. */
async function writeBuild(
	{ root, outdir, mode }: BundleOptions,
	server: Uint8Array,
	files: ReadonlyMap<string, Uint8Array>,
	manifest: AssetManifest,
): Promise<void> {
	const partial = `${outdir}.partial`;
	const client = path.join(partial, "client");
	await rm(partial, { recursive: true, force: true });
	await mkdir(path.join(partial, "server"), { recursive: true });
	await cp(path.join(root, "public"), client, { recursive: true });
	await cp(path.join(root, "locales"), path.join(partial, "locales"), {
		recursive: true,
	});
	await mkdir(path.join(client, "assets"), { recursive: true });
	await writeFile(path.join(partial, "server/main.js"), server);
	for (const [address, contents] of files)
		await writeFile(path.join(client, address), contents);
	if (mode === "production") await compressFiles(client);
	await writeFile(
		path.join(partial, "manifest.json"),
		JSON.stringify(manifest, null, 2),
	);
	await rm(outdir, { recursive: true, force: true });
	await rename(partial, outdir);
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

/** All styles in one file: layers give their order, so modules may come in any. */
async function buildStylesheet(options: BundleOptions) {
	const modules = (
		await Array.fromAsync(glob("client/**/*.module.css", { cwd: options.root }))
	).sort();
	const sheets = ["tokens", "base", "error-page"].map(
		(name) => `client/styles/${name}.css`,
	);
	const result = await build({
		...commonOptions(options),
		stdin: {
			contents: [...sheets, ...modules]
				.map((file) => `@import "./${file}";`)
				.join("\n"),
			loader: "css",
			resolveDir: options.root,
		},
		outdir: "out",
		target: ["chrome123", "firefox121", "safari17.5"],
		minifyWhitespace: options.mode === "production",
		minifySyntax: options.mode === "production",
	});
	const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
	return { address: `/assets/site-${hash([contents])}.css`, contents };
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

/** Names the build by everything that goes into its answers. */
async function hashBuild(
	root: string,
	contents: readonly Uint8Array[],
): Promise<string> {
	const names = await Array.fromAsync(
		glob("{locales,public}/**/*.*", { cwd: root }),
	);
	const files = await Promise.all(
		names.sort().map((name) => readFile(path.join(root, name))),
	);
	return hash([
		...contents,
		...files,
		Buffer.from(names.join("\n")),
	]).toLowerCase();
}

function hash(contents: readonly Uint8Array[]): string {
	const digest = createHash("sha256");
	for (const part of contents) digest.update(part);
	return digest.digest("hex").slice(0, 12);
}
