import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { codeOf } from "../../server/errors/code-of.ts";

const run = promisify(execFile);
const connections = 16;

/** What to send, again and again. */
export interface Load {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly seconds: number;
}

/** What sends loads. */
export interface Generator {
	readonly name: string;
	/** Sends a load and gives the answers a second. */
	readonly send: (load: Load) => Promise<number>;
	/** Sends about so many requests a second; gives the 99th percentile of their times, in ms. */
	readonly measureTail: (load: Load, rate: number) => Promise<number>;
}

/**
 * Chooses the load generator: wrk where it is installed, for autocannon is slower than the
 * servers that it measures, so that their ratio comes out too good.
 */
export async function chooseGenerator(): Promise<Generator> {
	try {
		await run("wrk", ["--version"]);
	} catch (error) {
		if (codeOf(error) === "ENOENT")
			return {
				name: "autocannon",
				send: sendByAutocannon,
				measureTail: measureTailByAutocannon,
			};
	}
	return { name: "wrk", send: sendByWrk, measureTail: measureTailByWrk };
}

async function sendByWrk(load: Load): Promise<number> {
	const output = await runWrk(load, ["-t1", `-c${connections}`]);
	return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** wrk has no rate, but connections that pause between their requests. */
async function measureTailByWrk(load: Load, rate: number): Promise<number> {
	const pauseMs = 10;
	const folder = await mkdtemp(path.join(tmpdir(), "wrk-"));
	try {
		const script = path.join(folder, "pause.lua");
		await writeFile(script, `function delay() return ${pauseMs} end\n`);
		const many = Math.max(1, Math.round((rate * pauseMs) / 1000));
		const size = ["-t1", `-c${many}`, "--latency", "-s", script];
		const output = await runWrk(load, size);
		const [, value, unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
		return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function runWrk(
	{ url, headers, seconds }: Load,
	options: readonly string[],
): Promise<string> {
	const given = Object.entries(headers).flatMap(([name, value]) => [
		"-H",
		`${name}: ${value}`,
	]);
	const args = [...options, `-d${seconds}s`, ...given, url];
	const { stdout } = await run("wrk", args);
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
	return stdout;
}

async function sendByAutocannon(load: Load): Promise<number> {
	return (await runAutocannon(load)).requests.average;
}

async function measureTailByAutocannon(
	load: Load,
	rate: number,
): Promise<number> {
	return (await runAutocannon(load, { overallRate: rate })).latency.p99;
}

async function runAutocannon(
	{ url, headers, seconds }: Load,
	options: { overallRate?: number } = {},
) {
	const given = { url, headers, connections, duration: seconds };
	const result = await autocannon({ ...given, ...options });
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${result.non2xx} failures, ${result.errors} errors`);
	return result;
}
