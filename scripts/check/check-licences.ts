import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { type LicensedPackage, listLicenceFaults } from "./licence-faults.ts";

const root = path.resolve(import.meta.dirname, "../..");

const lockFile = z.object({
	packages: z.record(
		z.string(),
		z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
	),
});

/** The form used before SPDX expressions, which npm does not copy into the lock file. */
const oldPackage = z.object({
	licenses: z.array(z.object({ type: z.string() })).min(1),
});

/**
 * Checks all packages in the lock file, including those for other platforms. Only packages that
 * state their licence in the old form are looked up in `node_modules`.
 */
const { packages } = lockFile.parse(await readJsonFile("package-lock.json"));
const installed = Object.entries(packages).filter(([folder]) => folder !== "");
const faults = listLicenceFaults(
	await Promise.all(
		installed.map(
			async ([folder, { license, dev = false }]): Promise<LicensedPackage> => ({
				name: folder.replace(/^.*node_modules\//, ""),
				licence: license ?? (await findOldLicence(folder)),
				dev,
			}),
		),
	),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function findOldLicence(folder: string): Promise<string | undefined> {
	const { data } = oldPackage.safeParse(
		// Packages for other platforms are not installed: their licence stays unknown, which is a fault.
		await readJsonFile(path.join(folder, "package.json")).catch(
			() => undefined,
		),
	);
	return data?.licenses.map(({ type }) => type).join(" OR ");
}

async function readJsonFile(file: string): Promise<unknown> {
	return JSON.parse(await readFile(path.join(root, file), "utf8"));
}
