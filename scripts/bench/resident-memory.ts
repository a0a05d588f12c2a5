import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The resident memory of a process in megabytes, by `ps`.
 *
 * @throws if there is no such process.
 */
export async function residentMegabytes(
	pid: number | undefined,
): Promise<number> {
	const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
	return Math.round(Number(stdout) / 1024);
}
