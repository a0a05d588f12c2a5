import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Installs a Debian package with what it needs and nothing besides.
 *
 * @throws where there is no apt-get, no right to use it, or no such package.
 */
export async function installDebian(name: string): Promise<void> {
	if (process.getuid?.() !== 0) throw new Error("apt-get needs root");
	const options = {
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		maxBuffer: 64 * 1024 * 1024,
	};
	await run("apt-get", ["update", "-qq"], options);
	await run(
		"apt-get",
		["install", "-y", "-qq", "--no-install-recommends", name],
		options,
	);
}
