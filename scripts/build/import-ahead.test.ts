import type { Metafile, OutputFile } from "esbuild";
import { expect, test } from "vitest";
import { importAhead } from "./import-ahead.ts";

type Kind = "import-statement" | "dynamic-import";

/** An output in esbuild's metafile, with its imports and sources. */
function output(
	inputs: readonly string[],
	imports: Readonly<Record<string, Kind>>,
): Metafile["outputs"][string] {
	return {
		bytes: 1,
		exports: [],
		inputs: Object.fromEntries(
			inputs.map((input) => [input, { bytesInOutput: 1 }]),
		),
		imports: Object.entries(imports).map(([file, kind]) => ({
			path: `out/${file}`,
			kind,
		})),
	};
}

const outputs = {
	"out/main.js": output(["main.ts"], { "page.js": "dynamic-import" }),
	"out/page.js": output(["page.ts"], { "parts.js": "import-statement" }),
	"out/parts.js": output(["parts.ts"], {
		"base.js": "import-statement",
		"form.js": "dynamic-import",
	}),
	"out/form.js": output(["form.ts"], { "parts.js": "import-statement" }),
	"out/base.js": output(["base.ts"], {}),
};

function rewrite(file: string, text: string, sources: readonly string[]) {
	const output: OutputFile = {
		path: `/root/out/${file}`,
		text,
		contents: Buffer.from(text),
		hash: "",
	};
	const { outputFiles } = importAhead(
		{ outputFiles: [output], metafile: { inputs: {}, outputs } },
		sources,
	);
	return outputFiles[0]?.text;
}

test("a dynamic import also requests the shared chunks that the imported script needs", () => {
	expect(
		rewrite("main.js", 'const page = () => import("./page.js");', [
			"parts.ts",
			"base.ts",
		]),
	).toBe(
		'const page = () => Promise.all([import("./page.js"),import("./parts.js"),import("./base.js")]).then(([it])=>it);',
	);
});

test("dynamic imports skip the importer's own chunks and unlisted ones, and source maps stay unchanged", () => {
	const text = 'import("./form.js")';
	expect(rewrite("parts.js", text, ["parts.ts", "base.ts"])).toBe(text);
	expect(rewrite("main.js", 'import("./page.js")', ["form.ts"])).toBe(
		'import("./page.js")',
	);
	expect(
		rewrite("main.js.map", '"import(\\"./page.js\\")"', ["parts.ts"]),
	).toBe('"import(\\"./page.js\\")"');
});
