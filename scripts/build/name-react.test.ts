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
