import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { commonOptions } from "../../scripts/build/build-options.ts";
import { pageHydration } from "./page-hydration.ts";
import { pageLoaders } from "./page-loaders.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Code that has no effect without hydration. */
const answers =
	/\son[A-Z]\w*=\{|\buse(Effect|LayoutEffect|State|Reducer|Ref)\(/;

const left = Object.keys(pageLoaders).filter(
	(name) => !Object.hasOwn(pageHydration, name),
);

const entries = [
	...[...left, "ContactPage"].map((name) => `client/pages/${name}.tsx`),
	"client/sections/PageClosing.tsx",
];

/** Of each entry, bundled with what it uses. */
const outputs = Object.values(
	(
		await build({
			...commonOptions({ root, outdir: "out", mode: "production" }),
			entryPoints: entries,
			outdir: "out",
			treeShaking: true,
		})
	).metafile.outputs,
);

async function listAnswering(entry: string): Promise<readonly string[]> {
	const output = outputs.find(({ entryPoint }) => entryPoint === entry);
	const sources = Object.entries(output?.inputs ?? {})
		.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
		.map(([input]) => input)
		.filter((input) => /^client\/.*\.tsx?$/.test(input));
	expect(sources).toContain(entry);
	const found = await Promise.all(
		sources.map(async (source) =>
			answers.test(await readFile(path.join(root, source), "utf8"))
				? [source]
				: [],
		),
	);
	return found.flat();
}

test.each(entries.filter((entry) => !entry.endsWith("/ContactPage.tsx")))(
	"no source of %s uses event handlers or hooks that need hydration",
	async (entry) => {
		expect(await listAnswering(entry)).toEqual([]);
	},
);

test("the scan detects sources that need hydration", async () => {
	expect(await listAnswering("client/pages/ContactPage.tsx")).toContain(
		"client/enquiry/EnquiryForm.tsx",
	);
});
