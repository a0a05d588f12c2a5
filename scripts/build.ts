import path from "node:path";
import { bundle } from "./bundle.ts";

const root = path.resolve(import.meta.dirname, "..");
const start = performance.now();
const { buildId } = await bundle({
	root,
	outdir: path.join(root, "dist"),
	mode: "production",
});
process.stdout.write(
	`built ${buildId} in ${Math.round(performance.now() - start)} ms\n`,
);
