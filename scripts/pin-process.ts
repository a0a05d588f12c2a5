import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The command line that starts a process on the first core, where a core can be chosen. */
export async function choosePin(): Promise<readonly string[]> {
	return (await pinProcess(process.pid, everyCore))
		? ["taskset", "-c", "0"]
		: [];
}

/** All cores, as `taskset` names them. */
export const everyCore = `0-${availableParallelism() - 1}`;

/**
 * Binds a process and all its threads to cores, so that what is measured and what measures do not
 * take turns. Where there is one core or no `taskset` (util-linux), it does nothing.
 *
 * @returns whether it is bound.
 */
export async function pinProcess(
	pid: number | undefined,
	cores: string,
): Promise<boolean> {
	if (pid === undefined || availableParallelism() < 2) return false;
	try {
		await run("taskset", ["-acp", cores, String(pid)]);
		return true;
	} catch {
		return false;
	}
}
