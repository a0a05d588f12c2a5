import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Effort, efforts } from "./bench/bench-effort.ts";
import { pinProcess } from "./bench/pin-process.ts";

const root = path.resolve(import.meta.dirname, "..");

type Bench = (dist: string, effort: Effort) => Promise<void>;

const benches: Record<string, () => Promise<Bench>> = {
	pages: async () => (await import("./bench/bench-pages.ts")).benchPages,
	proxy: async () => (await import("./bench/bench-proxy.ts")).benchProxy,
	start: async () => (await import("./bench/bench-start.ts")).benchStart,
	images: async () => (await import("./bench/bench-images.ts")).benchImages,
	interactions: async () =>
		(await import("./bench/bench-interactions.ts")).benchInteractions,
	clicks: async () => (await import("./bench/bench-clicks.ts")).benchClicks,
	search: async () => (await import("./bench/bench-search.ts")).benchSearch,
	peers: async () => (await import("./bench/bench-peers.ts")).benchPeers,
	desk: async () => (await import("./bench/bench-desk.ts")).benchDesk,
};

/**
 * Measures the production build against references on the same machine, and prints ratios.
 * `--only=` runs the named benches alone.
 *
 * The build and each bench run in separate processes, so that memory left by one does not affect
 * the next. A bench's process gets `--run`; `--dist` names another build's folder, and `--short`
 * makes a minimal run.
 */
const { only, run, dist, short } = parseArgs({
	options: {
		only: { type: "string" },
		run: { type: "string" },
		dist: {
			type: "string",
			default: path.join(root, "node_modules/.cache/bench"),
		},
		short: { type: "boolean", default: false },
	},
}).values;
// The peers must be installed by npm and built, which takes minutes: they run only on request.
if (run === undefined)
	await runEach(
		only?.split(",") ?? Object.keys(benches).filter((name) => name !== "peers"),
	);
else {
	await pinProcess(process.pid, "1");
	const bench = await benches[run]?.();
	await bench?.(dist, short ? efforts.short : efforts.long);
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
