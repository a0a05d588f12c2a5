import type { Metafile, OutputFile } from "esbuild";
import { expect, test } from "vitest";
import { nameChunks } from "./name-chunks.ts";

type Inputs = Readonly<Record<string, number>>;

/**
 * A build with a page and a shared chunk that contains these modules, with their sizes in bytes.
 */
function build(fingerprint: string, inputs: Inputs, bytes = 5000) {
	const chunk = `out/assets/chunk-${fingerprint}.js`;
	const page = "out/assets/HomePage-PPPPPPPP.js";
	const file = (path: string, text: string): OutputFile => ({
		path: `/root/${path}`,
		text,
		contents: Buffer.from(text),
		hash: "",
	});
	const output = {
		imports: [],
		exports: [],
		bytes,
		inputs: Object.fromEntries(
			Object.entries(inputs).map(([name, bytesInOutput]) => [
				name,
				{ bytesInOutput },
			]),
		),
	};
	const metafile: Metafile = {
		inputs: {},
		outputs: {
			[chunk]: output,
			[page]: {
				...output,
				imports: [{ path: chunk, kind: "import-statement" }],
			},
		},
	};
	return nameChunks({
		outputFiles: [
			file(chunk, "export const a = 1;"),
			file(`${chunk}.map`, "{}"),
			file(page, `import{a}from"./chunk-${fingerprint}.js";`),
		],
		metafile,
	});
}

function stemOf({ outputFiles }: ReturnType<typeof build>): string | undefined {
	return outputFiles[0]?.path.split("/").at(-1)?.split("-")[0];
}

const modules = { "client/small.ts": 10, "client/large.ts": 900 };

test("a renamed chunk gets its new name in all files and metadata, at the same length", () => {
	const built = build("AAAAAAAA", modules);
	const name = `${stemOf(built)}-AAAAAAAA.js`;
	expect(name).toMatch(/^[0-9a-f]{5}-AAAAAAAA\.js$/);
	expect(built.outputFiles.map(({ path }) => path)).toEqual([
		`/root/out/assets/${name}`,
		`/root/out/assets/${name}.map`,
		"/root/out/assets/HomePage-PPPPPPPP.js",
	]);
	const page = built.outputFiles[2];
	expect(page?.text).toBe(`import{a}from"./${name}";`);
	expect(Buffer.from(page?.contents ?? []).toString()).toBe(page?.text);
	const { outputs } = built.metafile;
	expect(Object.keys(outputs)).toEqual([
		`out/assets/${name}`,
		"out/assets/HomePage-PPPPPPPP.js",
	]);
	expect(outputs["out/assets/HomePage-PPPPPPPP.js"]?.imports).toMatchObject([
		{ path: `out/assets/${name}` },
	]);
});

test("a chunk's name stem comes from its largest module and survives other changes", () => {
	const before = build("AAAAAAAA", modules);
	const after = build("BBBBBBBB", {
		"client/new.ts": 20,
		"client/large.ts": 800,
		"client/small.ts": 300,
	});
	expect(stemOf(after)).toBe(stemOf(before));
	const other = build("CCCCCCCC", { "client/other.ts": 900 });
	expect(stemOf(other)).not.toBe(stemOf(before));
});

test("a package module yields the same chunk name wherever node_modules is located", () => {
	const stems = ["node_modules/", "../../other/node_modules/", ""].map(
		(place) => stemOf(build("AAAAAAAA", { [`${place}a-package/a.js`]: 9 })),
	);
	expect(new Set(stems).size).toBe(1);
});

test("among equally large modules, the alphabetically first one names the chunk", () => {
	const stems = [
		{ "client/a.ts": 5, "client/b.ts": 5 },
		{ "client/b.ts": 5, "client/a.ts": 5 },
		{ "client/a.ts": 9 },
	].map((inputs) => stemOf(build("AAAAAAAA", inputs)));
	expect(new Set(stems).size).toBe(1);
});

test("a chunk too small for a compression dictionary keeps its name", () => {
	expect(stemOf(build("AAAAAAAA", modules, 511))).toBe("chunk");
	expect(stemOf(build("AAAAAAAA", modules, 512))).not.toBe("chunk");
});
