import path from "node:path";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { minifyScripts } from "./minify-scripts.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A minified script that throws, in its last line, after this many lines of text. */
async function minifyLines(count: number) {
	const { outputFiles } = await build({
		stdin: {
			contents: `${"console.log('a line');\n".repeat(count)}throw Error("here");`,
			sourcefile: "sample.ts",
		},
		outfile: "out/assets/sample.js",
		sourcemap: "external",
		write: false,
	});
	const options = { root, outdir: root, mode: "production" } as const;
	const { files, maps } = await minifyScripts(outputFiles, options);
	const [[, contents] = []] = files;
	return {
		text: Buffer.from(contents ?? "").toString(),
		map: new TraceMap(maps.get("sample.js.map") ?? ""),
	};
}

test.each([
	[300, true],
	[3, false],
])(
	"a script of %i lines that asks to be compiled at once: %j; its map holds",
	async (count, isHinted) => {
		const { text, map } = await minifyLines(count);
		expect(text.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(isHinted);
		const lines = text.split("\n");
		const at = lines.findIndex((line) => line.includes("throw "));
		expect(
			originalPositionFor(map, {
				line: at + 1,
				column: lines[at]?.indexOf("throw ") ?? 0,
			}).line,
		).toBe(count + 1);
	},
);
