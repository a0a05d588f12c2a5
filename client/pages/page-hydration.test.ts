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

async function listSources(entry: string): Promise<readonly string[]> {
	const { metafile } = await build({
		...commonOptions({ root, outdir: "out", mode: "production" }),
		entryPoints: [entry],
		outdir: "out",
		treeShaking: true,
	});
	const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
		Object.entries(inputs)
			.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
			.map(([input]) => input),
	);
	return used.filter((input) => /^client\/.*\.tsx?$/.test(input));
}

async function listAnswering(entry: string): Promise<readonly string[]> {
	const sources = await listSources(entry);
	const found = await Promise.all(
		sources.map(async (source) =>
			answers.test(await readFile(path.join(root, source), "utf8"))
				? [source]
				: [],
		),
	);
	return found.flat();
}

test.each([...left.map((name) => `pages/${name}`), "sections/PageClosing"])(
	"no source of %s uses event handlers or hooks that need hydration",
	async (name) => {
		expect(await listAnswering(`client/${name}.tsx`)).toEqual([]);
	},
);

test("the scan detects sources that need hydration", async () => {
	expect(await listAnswering("client/pages/ContactPage.tsx")).toContain(
		"client/enquiry/EnquiryForm.tsx",
	);
});
