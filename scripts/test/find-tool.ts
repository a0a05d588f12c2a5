import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

/**
 * Finds a package that only the audit needs, or that only some machines need, and installs it on
 * demand: these packages are large, and one of them downloads a Java runtime on installation.
 *
 * @returns the path of a file in it, by default of what importing it loads.
 * @throws if it cannot be installed.
 */
export async function findTool(
	name: string,
	version: string,
	file?: string,
): Promise<string> {
	const folder = path.resolve(
		import.meta.dirname,
		`../../node_modules/.cache/tools/${name}-${version}`,
	);
	const require = createRequire(path.join(folder, "package.json"));
	const wanted = file ? `${name}/${file}` : name;
	try {
		return require.resolve(wanted);
	} catch {
		await mkdir(folder, { recursive: true });
	}
	await writeFile(path.join(folder, "package.json"), '{ "private": true }');
	await promisify(execFile)(
		"npm",
		["install", "--no-audit", "--ignore-scripts", `${name}@${version}`],
		{ cwd: folder },
	);
	return require.resolve(wanted);
}
