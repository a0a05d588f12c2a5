import { build } from "esbuild";
import { expect, test } from "vitest";
import { mangleExports } from "./mangle-exports.ts";

const sources: Readonly<Record<string, string>> = {
	shared:
		'export const longName = "a"; export const other = "b"; export default other;',
	first:
		'export { longName } from "shared"; import word from "shared"; export const both = longName + word; import { longName } from "shared";',
	second:
		'import { longName as mine, other } from "shared"; export const firstLetters = mine + other; export const later = () => import("first");',
};

/** Builds two entries that share a chunk, with mangled names. */
async function buildShort() {
	const result = await build({
		entryPoints: ["first", "second"],
		bundle: true,
		splitting: true,
		format: "esm",
		outdir: "out",
		metafile: true,
		write: false,
		plugins: [
			{
				name: "sources",
				setup(own) {
					own.onResolve({ filter: /./ }, ({ path }) => ({
						path,
						namespace: "test",
					}));
					own.onLoad({ filter: /./ }, ({ path }) => ({
						contents: sources[path] ?? "",
					}));
				},
			},
		],
	});
	const short = mangleExports(result);
	return { result, texts: short.outputFiles.map(({ text }) => text) };
}

/** Imports the modules of a build. */
async function run(texts: readonly string[], names: readonly string[]) {
	const chunk = names.findIndex((name) => name.includes("chunk"));
	const address = (text: string) =>
		`data:text/javascript,${encodeURIComponent(text)}`;
	const shared = address(texts[chunk] ?? "");
	const entries = texts.map((text) =>
		address(text.replace(/"\.\/chunk-\w+\.js"/, `"${shared}"`)),
	);
	return Promise.all(
		entries.map((entry, index) =>
			index === chunk ? Promise.resolve({}) : import(entry),
		),
	);
}

test("shared chunks export short names, and entry points keep their export names", async () => {
	const { result, texts } = await buildShort();
	const names = result.outputFiles.map(({ path }) => path);
	const modules = await run(texts, names);
	expect(Object.assign({}, ...modules)).toMatchObject({
		longName: "a",
		both: "ab",
		firstLetters: "ab",
	});
	const chunk = texts[names.findIndex((name) => name.includes("chunk"))];
	expect(chunk).toMatch(/longName as a,/);
	expect(chunk).not.toMatch(/as (longName|other)\b/);
});

test("mangling exports keeps the number of lines in each file", async () => {
	const { result, texts } = await buildShort();
	expect(texts.map((text) => text.split("\n").length)).toEqual(
		result.outputFiles.map(({ text }) => text.split("\n").length),
	);
});
