import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { benchDesk } from "./bench-desk.ts";
import { benchImages } from "./bench-images.ts";
import { measureInteractions } from "./bench-interactions.ts";
import { benchPages } from "./bench-pages.ts";
import { startMeasured } from "./bench-servers.ts";
import { benchStart } from "./bench-start.ts";
import { bundle } from "./bundle.ts";
import { chooseGenerator } from "./load.ts";
import { everyCore, pinProcess } from "./pin-process.ts";

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "node_modules/.cache/bench");

const benches: Record<string, () => Promise<void>> = {
	pages: async () => benchPages({ root, dist }, await chooseGenerator()),
	start: () => benchStart(dist),
	images: async () => benchImages(dist, (await chooseGenerator()).send),
	interactions: benchInteractions,
	desk: benchDesk,
};

/**
 * Measures the production build against references that run beside it, and prints ratios; one
 * bench alone with `--only=` and its name.
 */
const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
const chosen = only === undefined ? Object.keys(benches) : only.split(",");
const unknown = chosen.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
	const names = Object.keys(benches).join(", ");
	process.stderr.write(`no bench ${unknown.join(", ")}; there are ${names}\n`);
	process.exit(1);
}
await bundle({ root, outdir: dist, mode: "production" });
for (const name of chosen) {
	await pinProcess(process.pid, "1");
	await benches[name]?.();
}

async function benchInteractions(): Promise<void> {
	const folder = path.join(dist, "bench");
	await mkdir(folder, { recursive: true });
	await pinProcess(process.pid, everyCore);
	const site = await startMeasured(dist, folder);
	try {
		console.log("interaction to next paint on a 4 times slower processor, ms");
		console.table(await measureInteractions(site.origin));
	} finally {
		await site.stop();
	}
}
