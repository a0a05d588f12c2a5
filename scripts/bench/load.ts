import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { codeOf } from "../../server/errors/code-of.ts";

const run = promisify(execFile);
const connections = 16;

/** The request to send repeatedly. */
export interface Load {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly seconds: number;
}

/** A load generator. */
export interface Generator {
	readonly name: string;
	/** Sends a load and returns the responses per second. */
	readonly send: (load: Load) => Promise<number>;
}

/**
 * Chooses the load generator: wrk if it is installed, because autocannon is slower than the servers
 * it measures, which brings their ratio closer to 1.
 */
export async function chooseGenerator(): Promise<Generator> {
	try {
		await run("wrk", ["--version"]);
	} catch (error) {
		if (codeOf(error) === "ENOENT")
			return { name: "autocannon", send: sendByAutocannon };
	}
	return { name: "wrk", send: sendByWrk };
}

async function sendByWrk({ url, headers, seconds }: Load): Promise<number> {
	const given = Object.entries(headers).flatMap(([name, value]) => [
		"-H",
		`${name}: ${value}`,
	]);
	const size = ["-t1", `-c${connections}`, `-d${seconds}s`];
	const { stdout } = await run("wrk", [...size, ...given, url]);
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
	return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function sendByAutocannon(load: Load): Promise<number> {
	const { url, headers, seconds: duration } = load;
	const result = await autocannon({ url, headers, connections, duration });
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${result.non2xx} failures, ${result.errors} errors`);
	return result.requests.average;
}
