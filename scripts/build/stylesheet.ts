import { glob } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { addressOf } from "./asset-entries.ts";
import { hash } from "./build-hash.ts";
import { type BundleOptions, commonOptions } from "./build-options.ts";
import { mergeLayers } from "./merge-layers.ts";
import { lowerStylesheet } from "./old-stylesheet.ts";

const sheets = ["tokens", "base", "fields", "prose", "error-page"].map(
	(name) => `client/styles/${name}.css`,
);

export interface Stylesheet {
	readonly address: string;
	/** The same for old engines; in development, where none is expected, the same file. */
	readonly oldAddress: string;
	/** Addresses of the fonts that it loads. */
	readonly fonts: readonly string[];
	/** The stylesheets and their fonts, by address. */
	readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * All styles in one file. Layers give their order; within one, modules come by their names, so that
 * moving a file changes nothing.
 */
export async function buildStylesheet(
	options: BundleOptions,
): Promise<Stylesheet> {
	const modules = (
		await Array.fromAsync(glob("client/**/*.module.css", { cwd: options.root }))
	).sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1));
	const common = commonOptions(options);
	const result = await build({
		...common,
		stdin: {
			contents: [...sheets, ...modules]
				.map((file) => `@import "./${file}";`)
				.join("\n"),
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
	const fonts = result.outputFiles.filter((file) =>
		file.path.endsWith(".woff2"),
	);
	const bundled =
		result.outputFiles.find((file) => file.path.endsWith(".css"))?.text ?? "";
	// Sources stay apart where somebody reads them.
	const contents = Buffer.from(
		options.mode === "production" ? mergeLayers(bundled) : bundled,
	);
	const address = `/assets/site-${hash([contents])}.css`;
	const old =
		options.mode === "production"
			? Buffer.from(await lowerStylesheet(Buffer.from(contents).toString()))
			: contents;
	const oldAddress =
		old === contents ? address : `/assets/old-${hash([old])}.css`;
	return {
		address,
		oldAddress,
		fonts: fonts.map((font) => addressOf(font.path)),
		files: new Map([
			[address, contents],
			[oldAddress, old],
			...fonts.map((font) => [addressOf(font.path), font.contents] as const),
		]),
	};
}
