import path from "node:path";
import { parseArgs } from "node:util";
import { createContentCompiler } from "./build/compile-aside.ts";
import { develop } from "./dev/develop.ts";

const { inspect, outdir } = parseArgs({
	options: {
		inspect: { type: "boolean", default: false },
		outdir: { type: "string", default: "node_modules/.cache/dev" },
	},
}).values;
const root = path.resolve(import.meta.dirname, "..");
await develop({
	root,
	outdir: path.resolve(root, outdir),
	inspect,
	env: {},
	compiler: createContentCompiler(),
});
