import path from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { nameReact } from "./name-react.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Bundles a file of the client with this text. */
async function bundleText(text: string): Promise<string> {
	const { outputFiles } = await build({
		stdin: {
			contents: text,
			sourcefile: path.join(root, "client/sample.tsx"),
			resolveDir: path.join(root, "client"),
			loader: "tsx",
		},
		absWorkingDir: root,
		bundle: true,
		write: false,
		format: "esm",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": '"production"' },
		logLevel: "silent",
		plugins: [nameReact(root, "client/react.ts")],
	});
	return outputFiles[0]?.text ?? "";
}

test("hooks and elements are calls of plain names", async () => {
	const text = await bundleText(
		'import { useId } from "react"; export const Sample = () => <p id={useId()} />;',
	);
	expect(text).toMatch(/=> .*\bjsx\("p", \{ id: useId\(\) \}\)/);
});

test("a name that the list lacks fails the build", async () => {
	await expect(
		bundleText('import { useDebugValue } from "react"; useDebugValue(1);'),
	).rejects.toThrow('No matching export in "react-names:react"');
});

test("exports of React that neither the site nor React's renderer uses are left out", async () => {
	const text = await bundleText(
		'import { useId } from "react"; import { createRoot } from "react-dom/client"; createRoot(useId());',
	);
	expect(text).toContain("exports.useId = ");
	expect(text).toContain("exports.unstable_scheduleCallback = ");
	expect(text).not.toMatch(
		/exports\.(useOptimistic|Children|preload|unstable_next) = /,
	);
	const exported = Array.from(
		text.matchAll(/exports\.(\w+) = /g),
		([, name]) => name,
	);
	const read = Array.from(
		text.matchAll(/\b(?:React|ReactDOM|Scheduler)\d*\.(\w+)/g),
		([, name = ""]) => name,
	);
	expect(read).toContain("version");
	// React tests whether a scheduler has these two; its own has not.
	expect(read.filter((name) => !exported.includes(name))).toEqual([
		"log",
		"unstable_setDisableYieldValue",
	]);
});
