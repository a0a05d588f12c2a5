import path from "node:path";
import { bundle } from "./build/bundle.ts";
import { file } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";

const root = path.resolve(import.meta.dirname, "..");
const options = {
	outdir: file.default("dist").describe("the folder to write"),
};
const about = "builds the site for production";

await runCommand({ name: "build", about, options }, async ({ outdir }) => {
	const start = performance.now();
	const { buildId } = await bundle({
		root,
		outdir: path.resolve(root, outdir),
		mode: "production",
		cards: "all",
	});
	process.stdout.write(
		`built ${buildId} in ${Math.round(performance.now() - start)} ms\n`,
	);
});
