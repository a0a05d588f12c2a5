import { type BuildOptions, build, type Plugin } from "esbuild";

export interface BundleOptions {
	/** The project's folder. */
	readonly root: string;
	/** Folder to write to; replaced when everything has been built. */
	readonly outdir: string;
	/** Development builds keep React's warnings and skip compression. */
	readonly mode: "production" | "development";
	/** Draw the pages' social cards. Takes seconds where they have not been drawn before. */
	readonly cards?: boolean;
	/** Make open pages reload themselves when a new build answers. */
	readonly reload?: boolean;
}

const publicFiles = ["/patterns/*", "/pictures/*"];

/** Settings of every esbuild run. */
export function commonOptions({ root, mode }: BundleOptions) {
	return {
		absWorkingDir: root,
		bundle: true,
		format: "esm",
		jsx: "automatic",
		jsxDev: mode === "development",
		define: { "process.env.NODE_ENV": JSON.stringify(mode) },
		loader: { ".module.css": "local-css" },
		// Styles refer to what `public/` holds by its address.
		external: publicFiles,
		charset: "utf8",
		legalComments: "none",
		logLevel: "warning",
		metafile: true,
		write: false,
	} satisfies BuildOptions;
}

/**
 * The server, and what operators run beside it, each with its packages in one file; only native
 * ones stay outside.
 */
export function serverOptions(options: BundleOptions) {
	return {
		...commonOptions(options),
		entryPoints: { main: "server/main.ts", enquiries: "server/operator.ts" },
		outdir: "server",
		platform: "node",
		target: "node24",
		// The second is an option of pg that nobody installs.
		external: [...publicFiles, "sharp", "pg-native"],
		// Bundled CommonJS packages require Node's modules.
		banner: {
			js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
		},
	} satisfies BuildOptions;
}

const browserTargets = ["es2022", "chrome111", "firefox121", "safari17"];

/** The browser's scripts: an entry, one for error pages, and a chunk a page. */
export function clientOptions(options: BundleOptions) {
	const isProduction = options.mode === "production";
	return {
		...commonOptions(options),
		entryPoints: {
			main: "client/main.tsx",
			"error-page": "client/error-page.ts",
		},
		outdir: "out/assets",
		outbase: options.root,
		entryNames: "[name]-[hash]",
		chunkNames: "[name]-[hash]",
		platform: "browser",
		target: browserTargets,
		splitting: true,
		plugins: [addStartScript(options)],
		inject: options.reload ? ["client/dev-reload.ts"] : [],
		minifyWhitespace: isProduction,
		minifySyntax: isProduction,
	} satisfies BuildOptions;
}

/**
 * Adds the script that the head waits for. It is a classic one, since modules wait for the
 * document; so it can share no chunk and is built apart, in the same step.
 */
function addStartScript(options: BundleOptions): Plugin {
	return {
		name: "start-script",
		setup(client) {
			client.onEnd(async ({ metafile, outputFiles }) => {
				const start = await build({
					...commonOptions(options),
					entryPoints: { start: "client/start.ts" },
					outdir: "out/assets",
					entryNames: "[name]-[hash]",
					platform: "browser",
					format: "iife",
					target: browserTargets,
				});
				outputFiles?.push(...start.outputFiles);
				Object.assign(metafile?.outputs ?? {}, start.metafile.outputs);
				Object.assign(metafile?.inputs ?? {}, start.metafile.inputs);
			});
		},
	};
}
