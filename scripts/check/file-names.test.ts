import { glob } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test("no two source files share a name, except a file and its test", async () => {
	const files = await Array.fromAsync(
		glob("{client,server,shared,scripts}/**/*.{ts,tsx}", { cwd: root }),
	);
	const byName = Map.groupBy(files, (file) =>
		path.basename(file).replace(/\.tsx?$/, ""),
	);
	const twice = [...byName.values()].filter((group) => group.length > 1);
	expect(files.length).toBeGreaterThan(500);
	expect(twice).toEqual([]);
});
