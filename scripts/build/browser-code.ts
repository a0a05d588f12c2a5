import type { Metafile, OutputFile } from "esbuild";

/** Browsers' scripts as esbuild makes them, and what it tells of them. */
export interface BrowserCode {
	readonly outputFiles: readonly OutputFile[];
	readonly metafile: Metafile;
}

/** Code whose scripts have other texts; source maps stay. */
export function mapScripts(
	{ outputFiles, metafile }: BrowserCode,
	change: (text: string, path: string) => string,
): BrowserCode {
	return {
		metafile,
		outputFiles: outputFiles.map((file) => {
			if (!file.path.endsWith(".js")) return file;
			const text = change(file.text, file.path);
			return { ...file, text, contents: Buffer.from(text) };
		}),
	};
}
