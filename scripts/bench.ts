import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import * as z from "zod";
import { CommandError } from "../server/config/command-words.ts";
import { type Effort, efforts } from "./bench/bench-effort.ts";
import { pinProcess } from "./bench/pin-process.ts";
import { file, names, oneName } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";

const root = path.resolve(import.meta.dirname, "..");

type Bench = (dist: string, effort: Effort) => Promise<void>;

const benches: Record<string, () => Promise<Bench>> = {
	pages: async () => (await import("./bench/bench-pages.ts")).benchPages,
	proxy: async () => (await import("./bench/bench-proxy.ts")).benchProxy,
	start: async () => (await import("./bench/bench-start.ts")).benchStart,
	interactions: async () =>
		(await import("./bench/bench-interactions.ts")).benchInteractions,
	clicks: async () => (await import("./bench/bench-clicks.ts")).benchClicks,
	search: async () => (await import("./bench/bench-search.ts")).benchSearch,
	peers: async () => (await import("./bench/bench-peers.ts")).benchPeers,
	desk: async () => (await import("./bench/bench-desk.ts")).benchDesk,
};

const known = Object.keys(benches);
const options = {
	only: names(known)
		// The peers must be installed by npm and built, which takes minutes.
		.default(known.filter((name) => name !== "peers"))
		.describe(
			`the benches to run: ${known.join(", ")}; without it, all but peers`,
		),
	dist: file
		.default("node_modules/.cache/bench")
		.describe("the build's folder"),
	short: z.boolean().default(false).describe("a minimal run"),
	run: oneName(known)
		.optional()
		.describe("one bench, in this process, of what is built already"),
};
const about =
	"measures the built server against its references, and prints ratios";

/*
 * The build and each bench run in separate processes, so that memory left by one does not affect
 * the next.
 */
await runCommand(
	{ name: "bench", about, options },
	async ({ only, run, short, dist: given }) => {
		const dist = path.resolve(root, given);
		if (run !== undefined) {
			await pinProcess(process.pid, "1");
			const bench = await benches[run]?.();
			return bench?.(dist, short ? efforts.short : efforts.long);
		}
		await runScript("build.ts", `--outdir=${dist}`);
		for (const name of only) {
			const words = [`--run=${name}`, `--dist=${dist}`];
			await runScript("bench.ts", ...words, ...(short ? ["--short"] : []));
		}
	},
);

async function runScript(name: string, ...words: string[]): Promise<void> {
	const script = path.join(root, "scripts", name);
	const child = spawn(process.execPath, [script, ...words], {
		stdio: "inherit",
	});
	const [code] = await once(child, "exit");
	if (code !== 0)
		throw new CommandError(`${name} ${words.join(" ")} ended with ${code}`, 1);
}
