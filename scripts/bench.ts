import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";
import { pinProcess } from "./pin-process.ts";

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "node_modules/.cache/bench");

const benches: Record<string, () => Promise<void>> = {
	async pages() {
		const { benchPages } = await import("./bench-pages.ts");
		await benchPages({ root, dist });
	},
	async start() {
		const { benchStart } = await import("./bench-start.ts");
		await benchStart(dist);
	},
	async images() {
		const { benchImages } = await import("./bench-images.ts");
		await benchImages(dist);
	},
	async interactions() {
		const { benchInteractions } = await import("./bench-interactions.ts");
		await benchInteractions(dist);
	},
	async desk() {
		const { benchDesk } = await import("./bench-desk.ts");
		await benchDesk();
	},
};

/**
 * Measures the production build against references that run beside it, and prints ratios; one
 * bench alone with `--only=` and its name. The build and each bench have a process of their own:
 * else what one leaves in memory would be measured with the next. That process is given `--run`.
 */
const { only, run } = parseArgs({
	options: { only: { type: "string" }, run: { type: "string" } },
}).values;
if (run === undefined) await runEach(only?.split(",") ?? Object.keys(benches));
else {
	await pinProcess(process.pid, "1");
	await benches[run]?.();
}

async function runEach(names: readonly string[]): Promise<void> {
	const unknown = names.filter((name) => !Object.hasOwn(benches, name));
	if (unknown.length > 0) {
		const known = Object.keys(benches).join(", ");
		process.stderr.write(
			`no bench ${unknown.join(", ")}; there are ${known}\n`,
		);
		process.exitCode = 1;
		return;
	}
	await runScript("build.ts", `--outdir=${dist}`);
	for (const name of names) await runScript("bench.ts", `--run=${name}`);
}

async function runScript(name: string, option: string): Promise<void> {
	const script = path.join(root, "scripts", name);
	const child = spawn(process.execPath, [script, option], { stdio: "inherit" });
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error(`${name} ${option} ended with ${code}`);
}
