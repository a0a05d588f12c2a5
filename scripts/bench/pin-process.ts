import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

// Counted once: a process that is bound to one core is told that there is only one.
const cores = availableParallelism();

/** All cores, as `taskset` names them. */
export const everyCore = `0-${cores - 1}`;

/**
 * Binds a process and all its threads to cores, so that what is measured and what measures do not
 * take turns. Where there is one core or no `taskset` (util-linux), it does nothing.
 *
 * @returns whether it is bound.
 */
export async function pinProcess(
	pid: number | undefined,
	list: string,
): Promise<boolean> {
	return pid !== undefined && taskset("-acp", list, String(pid));
}

/** The command line that starts a process on the first core, where a core can be chosen. */
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
