import path from "node:path";
import { minify } from "@swc/core";
import { context, type OutputFile } from "esbuild";
import { addressOf, assertBrowserOnly, readEntries } from "./asset-entries.ts";
import {
	type BundleOptions,
	clientOptions,
	serverOptions,
} from "./build-options.ts";
import { collectNotices } from "./notices.ts";
import { buildStylesheet } from "./stylesheet.ts";

/** Its files are copied from here. */
const displayFont = "node_modules/@fontsource/newsreader/";

/** What is made of the sources in `server/`, `client/` and `shared/`. */
export interface Code {
	/** What runs on the server, by file name. */
	readonly programs: ReadonlyMap<string, Uint8Array>;
	/** Browsers' scripts, styles, fonts and the licences of all packages, by address. */
	readonly files: ReadonlyMap<string, Uint8Array>;
	/** Addresses by purpose, for the manifest. */
	readonly entries: ReturnType<typeof readEntries> & {
		readonly stylesheet: string;
		readonly oldStylesheet: string;
		readonly fonts: string[];
	};
}

export interface CodeBuilder {
	build(): Promise<Code>;
	dispose(): Promise<void>;
}

/** Builds the server and the browser's files, again and again: esbuild keeps what has not changed. */
export async function createCodeBuilder(
	options: BundleOptions,
): Promise<CodeBuilder> {
	const [server, client] = await Promise.all([
		context(serverOptions(options)),
		context(clientOptions(options)),
	]);
	return {
		async build() {
			const [serverCode, { files, metafile }, stylesheet] = await Promise.all([
				server.rebuild(),
				client.rebuild().then(async ({ outputFiles, metafile }) => {
					assertBrowserOnly(metafile);
					return { files: await shortenAll(outputFiles, options), metafile };
				}),
				buildStylesheet(options),
			]);
			const notices = await collectNotices(options.root, [
				...Object.keys(serverCode.metafile.inputs),
				...Object.keys(metafile.inputs),
				displayFont,
			]);
			return {
				programs: new Map(
					scriptsOf(serverCode.outputFiles).map((file) => [
						path.basename(file.path),
						file.contents,
					]),
				),
				files: new Map([
					...files,
					...stylesheet.files,
					["/licences.txt", Buffer.from(notices)],
				]),
				entries: {
					stylesheet: stylesheet.address,
					oldStylesheet: stylesheet.oldAddress,
					fonts: [...stylesheet.fonts],
					...readEntries(metafile),
				},
			};
		},
		async dispose() {
			await Promise.all([server.dispose(), client.dispose()]);
		},
	};
}

function scriptsOf(files: readonly OutputFile[]): OutputFile[] {
	return files.filter((file) => file.path.endsWith(".js"));
}

function shortenAll(
	files: readonly OutputFile[],
	options: BundleOptions,
): Promise<(readonly [address: string, contents: Uint8Array])[]> {
	return Promise.all(
		scriptsOf(files).map(
			async (file) =>
				[addressOf(file.path), await shorten(file, options)] as const,
		),
	);
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
	const { code } = await minify(file.text, {
		module: true,
		mangle: true,
		compress: { passes: 5, ecma: 2022 },
	});
	return Buffer.from(code);
}
