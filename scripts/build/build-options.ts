import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { pageHydration } from "../../client/pages/page-hydration.ts";
import { gatherShared } from "./gather-shared.ts";

export interface BundleOptions {
	/** The project's folder. */
	readonly root: string;
	/** Folder to write to; replaced when everything has been built. */
	readonly outdir: string;
	/** Development builds keep React's warnings and skip compression. */
	readonly mode: "production" | "development";
	/** Draw the pages' social cards. Takes seconds where they have not been drawn before. */
	readonly cards?: boolean;
	/** Let debuggers and stacks show the server's sources. */
	readonly inspect?: boolean;
	/** Make open pages reload themselves when a new build answers. */
	readonly reload?: boolean;
}

const publicFiles = ["/pictures/*"];

/** Settings of every esbuild run. */
export function commonOptions({ root, mode }: BundleOptions) {
	return {
		absWorkingDir: root,
		bundle: true,
		format: "esm",
		jsx: "automatic",
		jsxDev: mode === "development",
		define: { "process.env.NODE_ENV": JSON.stringify(mode) },
		sourcemap: mode === "development" ? "inline" : false,
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
		entryPoints: {
			main: "server/main.ts",
			serve: "server/serve.ts",
			enquiries: "server/operator.ts",
		},
		outdir: "server",
		platform: "node",
		target: "node24",
		// V8 holds a source with other characters, were it in a comment, in two bytes each. Names and
		// lines stay, for the log's stacks.
		charset: "ascii",
		minifyWhitespace: options.mode === "production",
		// Node reads all of it at the start, which takes a third of a second: for debuggers only. The
		// sources are read where they are.
		sourcemap: options.inspect ? "inline" : false,
		sourcesContent: false,
		sourceRoot: `${pathToFileURL(options.root)}/server/`,
		lineLimit: 120,
		// The second is an option of pg that nobody installs.
		external: [...publicFiles, "sharp", "pg-native"],
		// Bundled CommonJS packages require Node's modules.
		banner: {
			js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
		},
	} satisfies BuildOptions;
}

/** Maps of what browsers run, which are kept from them, by file, line and name alone. */
function privateMaps({ mode }: BundleOptions) {
	return mode === "production"
		? ({ sourcemap: "external", sourcesContent: false } as const)
		: {};
}

const browserTargets = ["es2022", "chrome111", "firefox121", "safari17"];

/** The browser's scripts: an entry and a chunk a page, and those that stand alone. */
export function clientOptions(options: BundleOptions) {
	const isProduction = options.mode === "production";
	return {
		...commonOptions(options),
		entryPoints: { main: "client/hydrate.tsx", react: "client/react.ts" },
		outdir: "out/assets",
		outbase: options.root,
		define: {
			...commonOptions(options).define,
			// What React would only have for developers, and for transitions of its own.
			...(isProduction && {
				__REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
				navigation: "undefined",
			}),
		},
		entryNames: "[name]-[hash]",
		chunkNames: "[name]-[hash]",
		platform: "browser",
		target: browserTargets,
		splitting: true,
		plugins: [
			gatherShared(options.root, "client/hydrate.tsx", companionsOf),
			addSoloScripts(options),
		],
		// White space goes when names do: until then what is changed in a line moves no other line.
		minifySyntax: isProduction,
		...privateMaps(options),
	} satisfies BuildOptions;
}

/** One source of each chunk that others wait for if it is not asked for with them. */
export const sharedSources: readonly string[] = [
	"client/navigation/start-navigation.ts",
	"client/layouts/page-body.tsx",
	"client/sections/Facts.tsx",
	"client/enquiry/EnquiryForm.tsx",
	"client/dialogs/Dialog.tsx",
];

/**
 * What is there before a file is loaded, so that what they share makes no chunk of its own: what
 * follows hydration; for pages and what opens from them, their parts. Pages that start with React
 * do with the fewest.
 */
function companionsOf(file: string): readonly string[] {
	const always = "client/navigation/after-hydration.ts";
	const isOfPages = /^(client\/(pages|enquiry|sign-in)|shared\/enquiry)\//;
	const opened = "client/dialogs/ConsultationDialog.tsx";
	const parts = [always, "client/pages/page-parts.ts"];
	if (file === "client/navigation/update-head.ts") return parts;
	if (parts.includes(file)) return [always];
	if (file !== opened && !isOfPages.test(file)) return [always];
	const startsAlone = Object.entries(pageHydration).some(
		([name, hydration]) =>
			hydration === "start" && file === `client/pages/${name}.tsx`,
	);
	return startsAlone || file.startsWith("client/sign-in/")
		? parts
		: [...parts, "client/pages/text-parts.ts"];
}

/**
 * Adds the scripts that share no chunk, in the same step: the one that the head waits for, which is
 * a classic one, since modules wait for the document, and the error page's.
 */
function addSoloScripts(options: BundleOptions): Plugin {
	return {
		name: "solo-scripts",
		setup(client) {
			client.onEnd(async ({ metafile, outputFiles }) => {
				const solo = await build({
					...commonOptions(options),
					...privateMaps(options),
					entryPoints: {
						start: "client/before-paint.ts",
						"error-page": "client/countdown.ts",
					},
					outdir: "out/assets",
					entryNames: "[name]-[hash]",
					platform: "browser",
					format: "iife",
					// Each document has one of the two.
					inject: options.reload ? ["client/dev-reload.ts"] : [],
					// Also parsed where nothing else runs.
					target: "es2020",
				});
				outputFiles?.push(...solo.outputFiles);
				Object.assign(metafile?.outputs ?? {}, solo.metafile.outputs);
				Object.assign(metafile?.inputs ?? {}, solo.metafile.inputs);
			});
		},
	};
}
