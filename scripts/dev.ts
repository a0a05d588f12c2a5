import path from "node:path";
import { parseArgs } from "node:util";
import { createContentCompiler } from "./dev/compile-aside.ts";
import { readDevAddress } from "./dev/dev-address.ts";
import { develop } from "./dev/develop.ts";
import { failWithoutPorts } from "./dev/require-port.ts";

const { inspect, outdir } = parseArgs({
	options: {
		inspect: { type: "boolean", default: false },
		outdir: { type: "string", default: "node_modules/.cache/dev" },
	},
}).values;
const root = path.resolve(import.meta.dirname, "..");
const { host, port } = readDevAddress();
await failWithoutPorts([port, host, "PORT"]);
await develop({
	root,
	outdir: path.resolve(root, outdir),
	inspect,
	env: {},
	compiler: createContentCompiler(),
});
