import { glob } from "node:fs/promises";
import path from "node:path";
import { build, type OutputFile } from "esbuild";
import { addressOf } from "./asset-entries.ts";
import { hash } from "./build-hash.ts";
import { type BundleOptions, commonOptions } from "./build-options.ts";
import { compactStyles } from "./compact-styles.ts";
import { lowerStylesheet } from "./old-stylesheet.ts";

const sheets = ["tokens", "base", "fields", "prose", "fold", "error-page"].map(
	(name) => `client/styles/${name}.css`,
);

/** Folders whose styles only pages behind the sign-in need. */
const staffRooms = /^client\/(?:desk|staff)\//;

/**
 * Bundles the styles of public pages into one file, and staff's into another. Cascade layers
 * determine the order; within a layer, modules are sorted by file name, so that moving a file
 * changes nothing.
 */
export async function buildStylesheets(options: BundleOptions) {
	const modules = (
		await Array.fromAsync(glob("client/**/*.module.css", { cwd: options.root }))
	).sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1));
	const isStaffs = (file: string) => staffRooms.test(file);
	const [site, staff] = await Promise.all([
		bundle([...sheets, ...modules.filter((file) => !isStaffs(file))], options),
		bundle(modules.filter(isStaffs), options),
	]);
	const fonts = site.filter(({ path }) => path.endsWith(".woff2"));
	const own = stylesOf(site, options);
	const staffs = stylesOf(staff, options);
	const stylesheet = nameSheet("site", own);
	const staffStylesheet = nameSheet("staff", staffs);
	const old =
		options.mode === "production"
			? Buffer.from(
					await lowerStylesheet(Buffer.concat([own, staffs]).toString()),
				)
			: own;
	const oldStylesheet = old === own ? stylesheet : nameSheet("old", old);
	return {
		stylesheet,
		/** What pages behind the sign-in load in addition. */
		staffStylesheet,
		/** All styles for old engines. In development, the same file as `stylesheet`. */
		oldStylesheet,
		/** Addresses of the fonts used in the stylesheets. */
		fonts: fonts.map((font) => addressOf(font.path)),
		/** The stylesheets and their fonts, by address. */
		files: new Map([
			[stylesheet, own],
			[staffStylesheet, staffs],
			[oldStylesheet, old],
			...fonts.map((font) => [addressOf(font.path), font.contents] as const),
		]),
	};
}

async function bundle(
	files: readonly string[],
	options: BundleOptions,
): Promise<readonly OutputFile[]> {
	const common = commonOptions(options);
	const { outputFiles } = await build({
		...common,
		stdin: {
			contents: files.map(importStyles).join("\n"),
			loader: "css",
			resolveDir: options.root,
		},
		outdir: "out/assets",
		publicPath: "/assets/",
		assetNames: "[name]-[hash]",
		loader: { ...common.loader, ".woff2": "file" },
		target: ["chrome123", "firefox121", "safari17.5"],
		minifyWhitespace: options.mode === "production",
		minifySyntax: options.mode === "production",
	});
	return outputFiles;
}

/** Modules style components; the site's own sheets say themselves which layers they belong to. */
function importStyles(file: string): string {
	const layer = file.endsWith(".module.css") ? " layer(components)" : "";
	return `@import "./${file}"${layer};`;
}

function stylesOf(
	files: readonly OutputFile[],
	{ mode }: BundleOptions,
): Uint8Array {
	const bundled = files.find((file) => file.path.endsWith(".css"))?.text ?? "";
	// Development builds keep the modules apart, for people to read.
	return Buffer.from(mode === "production" ? compactStyles(bundled) : bundled);
}

function nameSheet(stem: string, contents: Uint8Array): string {
	return `/assets/${stem}-${hash([contents])}.css`;
}
