import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";

/** Runs a module's source with this Node in `server/`, and collects its output. */
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
		/** Starts to read its output, which stays in the pipe until then. */
		read(): void {
			child.stdout.setEncoding("utf8");
			child.stdout.on("data", (chunk) => {
				output += chunk;
			});
		},
		/** The complete log lines so far. */
		lines(): Record<string, unknown>[] {
			return output
				.split("\n")
				.slice(0, -1)
				.map((line) => JSON.parse(line));
		},
	};
}
