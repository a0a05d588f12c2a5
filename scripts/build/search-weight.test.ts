import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { clientOptions } from "./build-options.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Builds the header without its link to the search. */
const withoutSearch: Plugin = {
	name: "without-search",
	setup({ onLoad }) {
		onLoad({ filter: /HeaderSearch\.tsx$/ }, () => ({
			contents: "export const HeaderSearch = () => null;",
		}));
	},
};

/** Brotli bytes of the script with the header, which all pages load. */
async function weighHeader(plugins: readonly Plugin[] = []): Promise<number> {
	const options = clientOptions({ root, outdir: "none", mode: "production" });
	const { metafile, outputFiles } = await build({
		...options,
		plugins: [...(options.plugins ?? []), ...plugins],
	});
	const name = Object.entries(metafile.outputs).find(
		([file, { inputs }]) =>
			file.endsWith(".js") &&
			(inputs["client/site/SiteHeader.tsx"]?.bytesInOutput ?? 0) > 0,
	)?.[0];
	const file = outputFiles.find(
		(output) => name && output.path.endsWith(path.basename(name)),
	);
	if (!file) throw new Error("no script has the header in it");
	return brotliCompressSync(file.contents).length;
}

test("the search link adds at most 2 KB to the header script that all pages load", async () => {
	const added = (await weighHeader()) - (await weighHeader([withoutSearch]));
	expect(added).toBeGreaterThan(0);
	expect(added).toBeLessThanOrEqual(2048);
});
