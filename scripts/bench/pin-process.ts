import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

// Counted at startup: a process bound to one core sees only that one.
const cores = availableParallelism();

/** All cores in `taskset` notation. */
export const everyCore = `0-${cores - 1}`;

/**
 * Binds a process and all its threads to cores, so that the measured process and the measuring one
 * do not compete. Does nothing on a single core or without `taskset` (util-linux).
 *
 * @returns whether it is bound.
 */
export async function pinProcess(
	pid: number | undefined,
	list: string,
): Promise<boolean> {
	return pid !== undefined && taskset("-acp", list, String(pid));
}

/** The command prefix that starts a process on the first core; empty if cores cannot be chosen. */
export async function choosePin(): Promise<readonly string[]> {
	const isPossible = await taskset("-p", String(process.pid));
	return isPossible ? ["taskset", "-c", "0"] : [];
}

async function taskset(...args: string[]): Promise<boolean> {
	if (cores < 2) return false;
	try {
		await run("taskset", args);
		return true;
	} catch {
		return false;
	}
}
