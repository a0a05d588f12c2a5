import path from "node:path";
import { context, type OutputFile } from "esbuild";
import { assertBrowserOnly, readEntries } from "./asset-entries.ts";
import type { BrowserCode } from "./browser-code.ts";
import {
	type BundleOptions,
	clientOptions,
	serverOptions,
	sharedSources,
} from "./build-options.ts";
import { importAhead } from "./import-ahead.ts";
import { mangleExports } from "./mangle-exports.ts";
import { minifyScripts } from "./minify-scripts.ts";
import { nameChunks } from "./name-chunks.ts";
import { collectNotices } from "./notices.ts";
import { makeSpeculationRules } from "./speculation-rules.ts";
import { buildStylesheets } from "./stylesheet.ts";

/** The packages whose fonts pages load, cut to size (`scripts/pictures/subset-font.ts`). */
const fontPackages = [
	"node_modules/@fontsource-variable/figtree/",
	"node_modules/@fontsource/newsreader/",
];

/** What is built from `server/`, `client/` and `shared/`. */
export interface Code {
	/** The server's programs, by file name. */
	readonly programs: ReadonlyMap<string, Uint8Array>;
	/** Browser scripts, styles, fonts and the licences of all packages, by address. */
	readonly files: ReadonlyMap<string, Uint8Array>;
	/** Source maps of the browser scripts, by the script's name. */
	readonly maps: ReadonlyMap<string, string>;
	/** Addresses by purpose, for the manifest. */
	readonly entries: ReturnType<typeof readEntries> & {
		readonly stylesheet: string;
		readonly staffStylesheet: string;
		readonly oldStylesheet: string;
		readonly fonts: string[];
		readonly speculationRules: string;
	};
}

export interface CodeBuilder {
	build(): Promise<Code>;
	dispose(): Promise<void>;
}

/** Builds the server and the browser's files repeatedly; esbuild caches what has not changed. */
export async function createCodeBuilder(
	options: BundleOptions,
): Promise<CodeBuilder> {
	const [server, client] = await Promise.all([
		context(serverOptions(options)),
		context(clientOptions(options)),
	]);
	return {
		async build() {
			const tasks = [
				server.rebuild(),
				client.rebuild().then((result) => finishScripts(result, options)),
				buildStylesheets(options),
			] as const;
			// esbuild answers a call during a build with that build's result, which is out of date.
			await Promise.allSettled(tasks);
			const [serverCode, { files, maps, metafile }, styles] =
				await Promise.all(tasks);
			const speculationRules = makeSpeculationRules();
			const notices = await collectNotices(options.root, [
				...Object.keys(serverCode.metafile.inputs),
				...Object.keys(metafile.inputs),
				...fontPackages,
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
					...styles.files,
					[speculationRules.address, speculationRules.contents],
					["/licences.txt", Buffer.from(notices)],
				]),
				maps,
				entries: {
					stylesheet: styles.stylesheet,
					staffStylesheet: styles.staffStylesheet,
					oldStylesheet: styles.oldStylesheet,
					fonts: [...styles.fonts],
					speculationRules: speculationRules.address,
					...readEntries(metafile),
				},
			};
		},
		async dispose() {
			await Promise.all([server.dispose(), client.dispose()]);
		},
	};
}

/** Post-processes esbuild's browser scripts. */
async function finishScripts(result: BrowserCode, options: BundleOptions) {
	// Stable names pair a chunk with that of the last build, which returning visitors have cached.
	const named = nameChunks(result);
	// Export names accounted for 2 KB of the first view.
	const mangled = mangleExports(named);
	// All chunks of a page are requested in one round trip.
	const { outputFiles, metafile } = importAhead(mangled, sharedSources);
	assertBrowserOnly(metafile);
	return { ...(await minifyScripts(outputFiles, options)), metafile };
}

function scriptsOf(files: readonly OutputFile[]): OutputFile[] {
	return files.filter((file) => file.path.endsWith(".js"));
}
