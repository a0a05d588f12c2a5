import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** The script and styles of the editor's pages, by path. */
export async function readEditorAssets(): Promise<
	Readonly<Record<string, string>>
> {
	const folder = import.meta.dirname;
	const { outputFiles } = await build({
		entryPoints: [path.join(folder, "editor-client.ts")],
		bundle: true,
		format: "esm",
		write: false,
	});
	return {
		"/editor.js": outputFiles[0]?.text ?? "",
		"/editor.css": await readFile(path.join(folder, "editor.css"), "utf8"),
	};
}
