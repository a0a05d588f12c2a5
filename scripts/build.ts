import path from "node:path";
import { parseArgs } from "node:util";
import { ContentError } from "./content/read-content.ts";
import { refreshContentIndex } from "./content/write-content-index.ts";

/** Builds the site for production into `dist`, or where `--outdir` says. */
const { outdir } = parseArgs({
	options: { outdir: { type: "string", default: "dist" } },
}).values;
const root = path.resolve(import.meta.dirname, "..");
const start = performance.now();
try {
	// All that follows imports the list of pages, which this writes.
	await refreshContentIndex(root);
	const { bundle } = await import("./build/bundle.ts");
	const { buildId } = await bundle({
		root,
		outdir: path.resolve(root, outdir),
		mode: "production",
		cards: true,
	});
	process.stdout.write(
		`built ${buildId} in ${Math.round(performance.now() - start)} ms\n`,
	);
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
