import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

/**
 * Finds a package that only the audit needs, and installs it for the audit alone if it is not
 * there: these are large, and one of them fetches a Java machine wherever it is installed.
 *
 * @returns the path of a file in it.
 * @throws when it cannot be installed.
 */
export async function findTool(
	name: string,
	version: string,
	file: string,
): Promise<string> {
	const folder = path.resolve(
		import.meta.dirname,
		`../../node_modules/.cache/audit/${name}-${version}`,
	);
	const require = createRequire(path.join(folder, "package.json"));
	try {
		return require.resolve(`${name}/${file}`);
	} catch {
		await mkdir(folder, { recursive: true });
	}
	await writeFile(path.join(folder, "package.json"), '{ "private": true }');
	await promisify(execFile)(
		"npm",
		["install", "--no-audit", "--ignore-scripts", `${name}@${version}`],
		{ cwd: folder },
	);
	return require.resolve(`${name}/${file}`);
}
