import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { pageHydration } from "../../client/pages/page-hydration.ts";
import { gatherShared } from "./gather-shared.ts";
import { nameReact } from "./name-react.ts";

export interface BundleOptions {
	/** The project's folder. */
	readonly root: string;
	/** The folder to write to; replaced once everything has been built. */
	readonly outdir: string;
	/** Development builds keep React's warnings and skip compression. */
	readonly mode: "production" | "development";
	/**
	 * Draws the social cards of all pages, or of one page per route. Those that are not cached take
	 * seconds.
	 */
	readonly cards?: "all" | "samples";
	/** Lets debuggers and stack traces show the server's source code. */
	readonly inspect?: boolean;
	/** Makes open pages reload when the server has a new build. */
	readonly reload?: boolean;
}

const publicFiles = ["/drawings/*", "/pictures/*"];

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
		// Styles refer to files in `public/` by URL.
		external: publicFiles,
		charset: "utf8",
		legalComments: "none",
		logLevel: "warning",
		metafile: true,
		write: false,
	} satisfies BuildOptions;
}

/**
 * The server, and the commands that operators run beside it, each bundled into one file with its
 * packages. Only native packages stay external.
 */
export function serverOptions(options: BundleOptions) {
	return {
		...commonOptions(options),
		define: {
			...commonOptions(options).define,
			"import.meta.dirname": "__dirname",
			"import.meta.filename": "__filename",
		},
		entryPoints: {
			main: "server/main.ts",
			serve: "server/serve.ts",
			enquiries: "server/operator.ts",
		},
		outdir: "server",
		platform: "node",
		target: "node24",
		// V8 stores a source with any non-Latin-1 character, even in a comment, in two bytes per
		// character. Names and lines stay, for stack traces in the log.
		charset: "ascii",
		minifyWhitespace: options.mode === "production",
		// For debuggers only: Node reads inline maps at startup, which takes a third of a second. The
		// sources themselves are read from the project.
		sourcemap: options.inspect ? "inline" : false,
		sourcesContent: false,
		sourceRoot: `${pathToFileURL(options.root)}/server/`,
		lineLimit: 120,
		// pg-native is an optional dependency of pg that is not installed.
		external: [...publicFiles, "sharp", "pg-native"],
		// Importing a module of Node's reads all of its exports, and so loads fetch; requiring it does not.
		format: "cjs",
		// Its ES module awaits at its top level, which CommonJS cannot.
		alias: { "i18next-fs-backend": "i18next-fs-backend/cjs" },
	} satisfies BuildOptions;
}

/** Source maps that are not published; they contain only files, lines and names. */
function privateMaps({ mode }: BundleOptions) {
	return mode === "production"
		? ({ sourcemap: "external", sourcesContent: false } as const)
		: {};
}

const browserTargets = ["es2022", "chrome111", "firefox121", "safari17"];

/** The browser's scripts: an entry, a chunk for each page, and standalone scripts. */
export function clientOptions(options: BundleOptions) {
	const isProduction = options.mode === "production";
	return {
		...commonOptions(options),
		entryPoints: { main: "client/hydrate.tsx", react: "client/react.ts" },
		outdir: "out/assets",
		outbase: options.root,
		define: {
			...commonOptions(options).define,
			// Drops React's hook for its developer tools, and its default transition indicator.
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
			nameReact(options.root, "client/react.ts"),
			addSoloScripts(options),
		],
		// Whitespace is removed later, with the mangling of names: until then, changes within a line do
		// not shift other lines.
		minifySyntax: isProduction,
		...privateMaps(options),
	} satisfies BuildOptions;
}

/** One source of each shared chunk that would otherwise be requested one round trip late. */
export const sharedSources: readonly string[] = [
	"client/layouts/page-body.tsx",
	"client/sections/Facts.tsx",
	"client/enquiry/EnquiryForm.tsx",
	"shared/plain-text.ts",
];

/**
 * What is already loaded when a file is, so that code shared with it needs no chunk of its own:
 * always the code that follows hydration, and for pages and the dialog that they open the page
 * parts, too. Pages that hydrate at the start have the fewest.
 */
function companionsOf(file: string): readonly string[] {
	const always = "client/navigation/after-hydration.ts";
	const isOfPages = /^(client\/(pages|enquiry|sign-in)|shared\/enquiry)\//;
	const opened = "client/dialogs/ConsultationDialog.tsx";
	const parts = [always, "client/pages/page-parts.ts"];
	if (file === "client/navigation/update-head.ts") return parts;
	if (parts.includes(file) || (file !== opened && !isOfPages.test(file)))
		return [always];
	const startsAlone = Object.entries(pageHydration).some(
		([name, hydration]) =>
			hydration === "start" && file === `client/pages/${name}.tsx`,
	);
	return startsAlone || file.startsWith("client/sign-in/")
		? parts
		: [...parts, "client/pages/text-parts.ts"];
}

/**
 * Builds the scripts that share no chunks: the error page's, and the one in the head that blocks
 * rendering, which is a classic script because modules are deferred.
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
						"error-page": "client/error-script.ts",
					},
					outdir: "out/assets",
					entryNames: "[name]-[hash]",
					platform: "browser",
					format: "iife",
					// Every document loads exactly one of these scripts.
					inject: options.reload ? ["client/dev-reload.ts"] : [],
					// Also parsed by engines too old for the other scripts.
					target: "es2020",
				});
				outputFiles?.push(...solo.outputFiles);
				Object.assign(metafile?.outputs ?? {}, solo.metafile.outputs);
				Object.assign(metafile?.inputs ?? {}, solo.metafile.inputs);
			});
		},
	};
}
