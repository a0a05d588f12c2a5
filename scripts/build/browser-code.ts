import type { Metafile, OutputFile } from "esbuild";

/** esbuild's browser scripts, and their metafile. */
export interface BrowserCode {
	readonly outputFiles: readonly OutputFile[];
	readonly metafile: Metafile;
}

/** Changes the text of every script; source maps stay as they are. */
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
