import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";

/** Runs a module's text with this Node, in `server/`, and collects what it writes. */
export function runScript(text: string) {
	const child = spawn(
		process.execPath,
		["--input-type=module-typescript", "--eval", text],
		{ cwd: import.meta.dirname, stdio: ["ignore", "pipe", "pipe"] },
	);
	onTestFinished(() => void child.kill("SIGKILL"));
	let errors = "";
	let output = "";
	child.stderr.on("data", (chunk) => {
		errors += chunk;
	});
	return {
		process: child,
		errors: () => errors,
		/** Begins to read what it writes; until then it is left in the pipe. */
		read(): void {
			child.stdout.setEncoding("utf8");
			child.stdout.on("data", (chunk) => {
				output += chunk;
			});
		},
		/** The log lines so far, whole ones only. */
		lines(): Record<string, unknown>[] {
			return output
				.split("\n")
				.slice(0, -1)
				.map((line) => JSON.parse(line));
		},
	};
}
