import path from "node:path";
import { parseArgs } from "node:util";
import { createContentCompiler } from "./dev/compile-aside.ts";
import { develop } from "./dev/develop.ts";
import { devHost, failWithoutPorts } from "./dev/require-port.ts";

const { inspect, outdir } = parseArgs({
	options: {
		inspect: { type: "boolean", default: false },
		outdir: { type: "string", default: "node_modules/.cache/dev" },
	},
}).values;
const root = path.resolve(import.meta.dirname, "..");
const { PORT = "3000" } = process.env;
await failWithoutPorts([Number(PORT), devHost, "PORT"]);
await develop({
	root,
	outdir: path.resolve(root, outdir),
	inspect,
	env: {},
	compiler: createContentCompiler(),
});
