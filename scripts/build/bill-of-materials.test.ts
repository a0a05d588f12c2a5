import { access, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { makeBillOfMaterials } from "./bill-of-materials.ts";

const lockfile = JSON.parse(await readFile("package-lock.json", "utf8"));
const text = makeBillOfMaterials(lockfile);
const bill = JSON.parse(text);
const refs = bill.components.map((each: { purl: string }) => each.purl);

test("the bill of materials lists each production package once, including transitive ones, and no dev tools", () => {
	const names = bill.components.map(
		({ group, name }: { group?: string; name: string }) =>
			group ? `${group}/${name}` : name,
	);
	const { dependencies } = lockfile.packages[""];
	expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
	for (const tool of ["vitest", "esbuild", "playwright-core", "@biomejs/biome"])
		expect(names).not.toContain(tool);
	// Transitive dependencies are included.
	expect(names).toEqual(expect.arrayContaining(["send", "pg-protocol"]));
	expect(new Set(refs).size).toBe(refs.length);
});

test("the bill of materials gives a package's hash and license and lists every dependency", () => {
	expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
	const express = bill.components.find(
		({ name }: { name: string }) => name === "express",
	);
	const locked = lockfile.packages["node_modules/express"];
	expect(express).toEqual({
		type: "library",
		"bom-ref": `pkg:npm/express@${locked.version}`,
		name: "express",
		version: locked.version,
		scope: "required",
		hashes: [
			{
				alg: "SHA-512",
				content: Buffer.from(
					locked.integrity.replace("sha512-", ""),
					"base64",
				).toString("hex"),
			},
		],
		licenses: [{ expression: "MIT" }],
		purl: `pkg:npm/express@${locked.version}`,
	});
	const [root, ...others] = bill.dependencies;
	expect(root.dependsOn).toContain(express.purl);
	for (const { ref, dependsOn } of [root, ...others]) {
		if (ref !== root.ref) expect(refs).toContain(ref);
		for (const needed of dependsOn) expect(refs).toContain(needed);
	}
	const reached = new Set<string>();
	const reach = (ref: string): void => {
		if (reached.has(ref)) return;
		reached.add(ref);
		const found = bill.dependencies.find(
			(each: { ref: string }) => each.ref === ref,
		);
		for (const next of found?.dependsOn ?? []) reach(next);
	};
	reach(root.ref);
	expect(refs.filter((ref: string) => !reached.has(ref))).toEqual([]);
});

test("dependency versions are resolved through nested node_modules as Node does", () => {
	const made = JSON.parse(
		makeBillOfMaterials({
			name: "site",
			version: "1.0.0",
			packages: {
				"": { dependencies: { a: "1", b: "1" } },
				"node_modules/a": { version: "1.0.0", dependencies: { b: "2" } },
				"node_modules/a/node_modules/b": { version: "2.0.0" },
				"node_modules/b": { version: "1.0.0" },
				"node_modules/tool": { version: "1.0.0", dev: true },
			},
		}),
	);
	expect(made.dependencies).toEqual([
		{ ref: "site@1.0.0", dependsOn: ["pkg:npm/a@1.0.0", "pkg:npm/b@1.0.0"] },
		{ ref: "pkg:npm/a@1.0.0", dependsOn: ["pkg:npm/b@2.0.0"] },
		{ ref: "pkg:npm/b@2.0.0", dependsOn: [] },
		{ ref: "pkg:npm/b@1.0.0", dependsOn: [] },
	]);
});

test("a build contains the bill of materials outside the folder served to browsers", async () => {
	const folder = await testBuild("production");
	const written = await readFile(path.join(folder, "bom.cdx.json"), "utf8");
	expect(written).toBe(text);
	await expect(
		access(path.join(folder, "client/bom.cdx.json")),
	).rejects.toThrow("ENOENT");
});
