import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { benchDesk } from "./bench-desk.ts";
import { measureInteractions } from "./bench-interactions.ts";
import { serverOptions } from "./build-options.ts";
import { bundle } from "./bundle.ts";
import { chooseGenerator } from "./load.ts";
import { findFreePort, spawnServer } from "./test-site.ts";

const root = path.resolve(import.meta.dirname, "..");
const outdir = path.join(root, "node_modules/.cache/bench");
const rounds = 5;
const seconds = 3;

/** Measures the built server against its references, side by side in one run, and prints ratios. */
const manifest = await bundle({ root, outdir, mode: "production" });
const reference = path.join(outdir, "server/reference.js");
await build({
	...serverOptions({ root, outdir, mode: "production" }),
	entryPoints: { reference: "scripts/bench-reference.ts" },
	write: true,
	metafile: false,
	outdir: path.join(outdir, "server"),
});
const port = String(await findFreePort());
const [site, other] = await Promise.all([
	startLogged(),
	startReference([reference, outdir, manifest.script, port]),
]);

const generator = await chooseGenerator();
const table: Record<string, Record<string, string>> = {};
try {
	await compare("cold render of the home page, against React's own stream", {
		path: "/en-US",
		headers: { "accept-encoding": "identity", "user-agent": "Mozilla/5.0" },
	});
	await compare("a static asset, against bare node:http", {
		path: manifest.script,
		headers: { "accept-encoding": "br" },
	});
	console.table(table);
	console.log("interaction to next paint on a 4 times slower processor, ms");
	console.table(await measureInteractions(site.origin));
	await benchDesk();
} finally {
	site.process.kill();
	other.kill();
}

async function compare(
	name: string,
	request: { path: string; headers: Record<string, string> },
): Promise<void> {
	const measure = (origin: string) =>
		generator.send({
			url: origin + request.path,
			headers: request.headers,
			seconds,
		});
	const ours: number[] = [];
	const theirs: number[] = [];
	// The first round warms both up.
	for (let round = 0; round <= rounds; round++) {
		const pair = [
			await measure(site.origin),
			await measure(`http://localhost:${port}`),
		] as const;
		if (round === 0) continue;
		ours.push(pair[0]);
		theirs.push(pair[1]);
	}
	const [mine, reference] = [median(ours), median(theirs)];
	table[name] = {
		"ours, requests/s": mine.toFixed(0),
		"reference, requests/s": reference.toFixed(0),
		generator: generator.name,
		ratio: (mine / reference).toFixed(2),
	};
}

/** Starts the server with its log in a file, as it is run: reading it would cost this process. */
async function startLogged() {
	const port = String(await findFreePort());
	const log = openSync(path.join(outdir, "bench.log"), "w");
	const origin = `http://localhost:${port}`;
	const env = { PORT: port, DATA_DIR: path.join(outdir, "data") };
	const child = spawnServer(outdir, env, log);
	while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok)
		if (child.exitCode !== null) throw new Error("the server ended");
	return { origin, process: child };
}

function startReference(args: readonly string[]): Promise<ChildProcess> {
	const child = spawn(process.execPath, args, {
		stdio: ["ignore", "pipe", "inherit"],
	});
	return new Promise((resolve, reject) => {
		child.stdout?.once("data", () => resolve(child));
		child.once("exit", (code) => reject(new Error(`reference ended: ${code}`)));
	});
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
