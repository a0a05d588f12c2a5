import { glob } from "node:fs/promises";
import { build } from "esbuild";
import { addressOf } from "./asset-entries.ts";
import { hash } from "./build-hash.ts";
import { type BundleOptions, commonOptions } from "./build-options.ts";

const sheets = ["tokens", "base", "prose", "error-page"].map(
	(name) => `client/styles/${name}.css`,
);

export interface Stylesheet {
	readonly address: string;
	/** Addresses of the fonts that it loads. */
	readonly fonts: readonly string[];
	/** The stylesheet and its fonts, by address. */
	readonly files: ReadonlyMap<string, Uint8Array>;
}

/** All styles in one file: layers give their order, so modules may come in any. */
export async function buildStylesheet(
	options: BundleOptions,
): Promise<Stylesheet> {
	const modules = (
		await Array.fromAsync(glob("client/**/*.module.css", { cwd: options.root }))
	).sort();
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
	const fonts = result.outputFiles.filter(({ path }) =>
		path.endsWith(".woff2"),
	);
	const contents =
		result.outputFiles.find(({ path }) => path.endsWith(".css"))?.contents ??
		new Uint8Array();
	const address = `/assets/site-${hash([contents])}.css`;
	return {
		address,
		fonts: fonts.map(({ path }) => addressOf(path)),
		files: new Map([
			[address, contents],
			...fonts.map(
				({ path, contents }) => [addressOf(path), contents] as const,
			),
		]),
	};
}
