import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type * as z from "zod";
import { bundle } from "./build/bundle.ts";
import { names, wholeNumber } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";
import { runFuzz } from "./fuzz/run-fuzz.ts";
import { runRollingRounds } from "./rolling/rolling-rounds.ts";
import { inSmallNetwork } from "./slow/small-network.ts";
import { limitedDisk, smallDisk } from "./soak/full-disk.ts";
import { runMemory } from "./soak/memory.ts";
import { runDisk } from "./soak/run-disk.ts";
import { testNextBuild } from "./test/test-next-build.ts";

/** Slow readers whose socket buffers fit into a typical network's memory limit. */
const mostReads = 200;

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "node_modules/.cache/soak");

const soaks: Readonly<Record<string, (values: Values) => Promise<boolean>>> = {
	fuzz,
	slow,
	memory,
	disk,
	rolling,
};
const counts = wholeNumber(1, 1e9);
const options = {
	only: names(Object.keys(soaks))
		.default(Object.keys(soaks))
		.describe(`the tests to run: ${Object.keys(soaks).join(", ")}`),
	requests: counts.optional().describe("how many fuzz and memory send"),
	connections: counts.default(2000).describe("how many slow holds open"),
	rounds: counts.default(5).describe("how many deployments rolling makes"),
	seed: wholeNumber(0, 1e9).optional().describe("picks the requests of fuzz"),
};
type Values = z.output<z.ZodObject<typeof options>> & { readonly seed: number };
const about =
	"the long versions of the tests against attacks and accidents, with a table each";

await runCommand({ name: "soak", about, options }, async (given) => {
	const values = { ...given, seed: given.seed ?? Date.now() % 1_000_000 };
	await bundle({ root, outdir: dist, mode: "production" });
	for (const name of values.only) {
		console.log(`\n${name}`);
		if (await soaks[name]?.(values)) continue;
		console.log(`${name}: not as it should be`);
		process.exitCode = 1;
	}
});

async function fuzz({ seed, requests = 100_000 }: Values): Promise<boolean> {
	console.log(`--seed=${seed}`);
	const modes = {
		"asked directly": {},
		"behind a proxy": {
			SITE_ORIGIN: "https://www.example.com",
			TRUST_PROXY: "loopback",
		},
	};
	let isWell = true;
	for (const [mode, env] of Object.entries(modes)) {
		const verdict = await runFuzz(dist, { requests: requests / 2, seed, env });
		const { answers, faults, memory, ...numbers } = verdict;
		console.table({
			[mode]: { ...numbers, faults: Object.keys(faults).length, ...memory },
		});
		console.table({ [`${mode}: answers by status`]: answers });
		for (const [kind, examples] of Object.entries(faults))
			console.log(kind, examples);
		const isFlat = memory.late <= memory.early * 1.2;
		isWell &&= isFlat && Object.keys(faults).length === 0;
	}
	return isWell;
}

async function slow({ connections }: Values): Promise<boolean> {
	const script = path.join(import.meta.dirname, "slow/attack-site.ts");
	const attack = [process.execPath, script, dist, String(connections)];
	let command = await inSmallNetwork([...attack, String(connections)]);
	if (!command) {
		const reads = Math.min(connections, mostReads);
		console.log(`no network of its own here: ${reads} slow readers`);
		command = [...attack, String(reads)];
	}
	const [file = "", ...parameters] = command;
	const attacker = spawn(file, parameters, { stdio: "inherit" });
	const [code] = await once(attacker, "exit");
	return code === 0;
}

async function memory({ requests = 1_000_000 }: Values): Promise<boolean> {
	const verdict = await runMemory(dist, requests);
	const ratio = verdict.late / verdict.early;
	console.table({ memory: { ...verdict, ratio } });
	return verdict.failures === 0 && ratio <= 1.2 && verdict.late < 200;
}

async function disk(): Promise<boolean> {
	let isWell = true;
	for (const disk of [await limitedDisk(), await smallDisk()]) {
		if (!disk) continue;
		const verdict = await runDisk(dist, disk);
		const { before, during, after, ...numbers } = verdict;
		console.table({ [disk.name]: numbers });
		console.table({ before, during, after });
		isWell &&= numbers.lost === 0 && during.page === 200 && after.page === 200;
		isWell &&= after.enquiry === "201" && during.readiness === 503;
	}
	return isWell;
}

async function rolling({ rounds }: Values): Promise<boolean> {
	const verdict = await runRollingRounds([dist, await testNextBuild()], rounds);
	const { failures, builds, ...numbers } = verdict;
	console.table({ rolling: { ...numbers, failures: failures.length } });
	console.table({ "pages by build": builds });
	for (const failure of failures.slice(0, 20)) console.log(failure);
	return failures.length === 0;
}
