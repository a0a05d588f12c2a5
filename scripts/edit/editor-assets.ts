import { readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";

/** The script and the styles of the editor's pages, by path. */
export async function readEditorAssets(): Promise<
	Readonly<Record<string, string>>
> {
	const read = (name: string) =>
		readFile(path.join(import.meta.dirname, name), "utf8");
	const source = await read("editor-client.ts");
	const script = await transform(source, { loader: "ts" });
	return { "/editor.js": script.code, "/editor.css": await read("editor.css") };
}
