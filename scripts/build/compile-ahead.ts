import { execFile } from "node:child_process";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { serverFlags } from "./server-start.ts";

const run = promisify(execFile);
const timeoutMs = 60_000;

/**
 * Stores the functions that a build's server compiles until its first page, so that no start has to.
 * Node's own compile cache belongs to one user and one folder, and is there from the second start.
 *
 * @throws when the server does not show its first page.
 */
export async function compileAhead(dist: string): Promise<void> {
	await using data = await mkdtempDisposable(path.join(tmpdir(), "build-"));
	const child = path.join(import.meta.dirname, "store-code.ts");
	const program = path.join(dist, "server/serve.js");
	await run(process.execPath, [...serverFlags, child, program], {
		// Nothing of the builder's own settings, such as its database.
		env: { HOST: "127.0.0.1", PORT: "0", DATA_DIR: data.path },
		timeout: timeoutMs,
	});
}
