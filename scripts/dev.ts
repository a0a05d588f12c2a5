import path from "node:path";
import * as z from "zod";
import { file } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";
import { createContentCompiler } from "./dev/compile-aside.ts";
import { readDevAddress } from "./dev/dev-address.ts";
import { develop } from "./dev/develop.ts";
import { requirePort } from "./dev/require-port.ts";

const root = path.resolve(import.meta.dirname, "..");
const options = {
	inspect: z.boolean().default(false).describe("lets a debugger attach"),
	outdir: file
		.default("node_modules/.cache/dev")
		.describe("the build's folder"),
};
const about =
	"builds and serves the site, and rebuilds it on every change; PORT and HOST say where";

await runCommand(
	{ name: "dev", about, options },
	async ({ inspect, outdir }) => {
		const { host, port } = readDevAddress();
		await requirePort(port, host, "PORT");
		await develop({
			root,
			outdir: path.resolve(root, outdir),
			inspect,
			env: {},
			compiler: createContentCompiler(),
		});
	},
);
