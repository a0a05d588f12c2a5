import { execFile } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { findFreePort } from "../test/test-site.ts";
import { buildReference } from "./bench-pages.ts";
import { startScript } from "./bench-servers.ts";

const production = await testBuild("production");
/** Inside node_modules, so that packages resolve; benches write to their build's folder. */
const dist = path.resolve(
	import.meta.dirname,
	`../../node_modules/.cache/bench-test-${process.pid}`,
);

beforeAll(() => cp(production, dist, { recursive: true }));
afterAll(() => rm(dist, { recursive: true, force: true }));

/** Numbers and ranges, such as "0.51 to 0.62". */
const measured = /^[\d.]+( to [\d.]+)?$/;

// Pages, clicks and interactions are measured in the same way, but would take a minute.
test.each([
	["start", 2],
	["desk", 18],
	["search", 2],
])(
	"the short %s benchmark prints every expected row, with numbers or ranges only",
	async (name, rows) => {
		const script = path.join(import.meta.dirname, "../bench.ts");
		const options = [`--run=${name}`, "--short", `--dist=${dist}`];
		const { stdout, stderr } = await promisify(execFile)(process.execPath, [
			script,
			...options,
		]);
		expect(stderr).toBe("");
		const lines = stdout.split("\n").filter((line) => line.startsWith("│"));
		const bodies = lines
			.map((line) => line.split("│").slice(1, -1))
			.map((cells) => cells.map((cell) => cell.trim().replaceAll("'", "")))
			.filter(([head]) => head !== "(index)");
		expect(bodies).toHaveLength(rows);
		for (const [, ...cells] of bodies)
			for (const cell of cells)
				if (cell !== "") expect(cell, stdout).toMatch(measured);
	},
	180_000,
);

test("the reference server is built as the server is, and starts to listen", async () => {
	const folder = path.join(dist, "answer");
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, "headers"), '{"x-kept":"1"}');
	await writeFile(path.join(folder, "body"), "kept");
	const port = await findFreePort();
	const script = await buildReference(dist);
	await using reference = await startScript(
		[script, dist, String(port), folder],
		port,
		"/kept",
	);
	const kept = await fetch(`${reference.origin}/kept`);
	expect(kept.headers.get("x-kept")).toBe("1");
	expect(await kept.text()).toBe("kept");
	const rendered = await fetch(`${reference.origin}/render`);
	expect(await rendered.text()).toContain("<main");
});
