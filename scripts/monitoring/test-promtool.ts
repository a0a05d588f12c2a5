import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import path from "node:path";

/** Finds Prometheus's promtool, if installed. It is too large to install for the tests. */
export async function findPromtool(): Promise<string | undefined> {
	for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
		const file = path.join(folder, "promtool");
		const isThere = await access(file).then(
			() => true,
			() => false,
		);
		if (isThere) return file;
	}
	return undefined;
}

/** Runs promtool, and resolves with its exit code and its entire output. */
export function runPromtool(
	file: string,
	words: readonly string[],
	input = "",
): Promise<{ code: number; output: string }> {
	return new Promise((resolve) => {
		const tool = execFile(file, words, (error, stdout, stderr) => {
			const code = typeof error?.code === "number" ? error.code : 0;
			resolve({ code, output: stdout + stderr });
		});
		tool.stdin?.end(input);
	});
}
