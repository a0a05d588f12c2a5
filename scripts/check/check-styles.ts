import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { listClassFaults, listLayerFaults } from "./style-faults.ts";

const root = path.resolve(import.meta.dirname, "../../client");
const faults: string[] = [];

/** Compares every CSS module with the component beside it. */
const names = new Map<string, string>();
for await (const file of glob("**/*.module.css", { cwd: root })) {
	const name = path.basename(file, ".module.css");
	const twin = names.get(name);
	// Class names are derived from the file name alone.
	if (twin) faults.push(`${file}: same name as ${twin}`);
	names.set(name, file);
	const css = await readFile(path.join(root, file), "utf8");
	const tsx = await readFile(
		path.join(root, file.replace(".module.css", ".tsx")),
		"utf8",
	);
	faults.push(
		...[...listClassFaults(css, tsx), ...listLayerFaults(css)].map(
			(fault) => `${file}: ${fault}`,
		),
	);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
