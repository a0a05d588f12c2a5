import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Installs a Debian package and its dependencies, without recommended packages.
 *
 * @throws if there is no apt-get, no permission to use it, or no such package.
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
