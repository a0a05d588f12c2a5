import path from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./build/bundle.ts";
import { listFaultLines } from "./build/fault-lines.ts";

/** Builds the site for production into `dist`, or into the folder given by `--outdir`. */
const { outdir } = parseArgs({
	options: { outdir: { type: "string", default: "dist" } },
}).values;
const root = path.resolve(import.meta.dirname, "..");
const start = performance.now();
try {
	const { buildId } = await bundle({
		root,
		outdir: path.resolve(root, outdir),
		mode: "production",
		cards: "all",
	});
	process.stdout.write(
		`built ${buildId} in ${Math.round(performance.now() - start)} ms\n`,
	);
} catch (error) {
	process.stderr.write(`${listFaultLines(error).join("\n")}\n`);
	process.exitCode = 1;
}
