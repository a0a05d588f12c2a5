import path from "node:path";
import { parseArgs } from "node:util";
import { localeCodes } from "../shared/locales.ts";
import { createContentCompiler } from "./dev/compile-aside.ts";
import { readDevAddress } from "./dev/dev-address.ts";
import { develop } from "./dev/develop.ts";
import { failWithoutPorts } from "./dev/require-port.ts";
import { createEditor } from "./edit/create-editor.ts";
import { readEditorAssets } from "./edit/editor-assets.ts";
import { jsonSchemas } from "./edit/json-schemas.ts";
import { createSiteView } from "./edit/site-view.ts";

// Serves forms for the content of the working tree, with the site beside them.
const { values } = parseArgs({
	options: {
		port: { type: "string", default: "3100" },
		site: { type: "string" },
		schema: { type: "boolean", default: false },
	},
});

if (values.schema)
	process.stdout.write(
		`${JSON.stringify(jsonSchemas(localeCodes), null, 2)}\n`,
	);
else await open(Number(values.port));

async function open(port: number): Promise<void> {
	const root = path.resolve(import.meta.dirname, "..");
	const host = "127.0.0.1";
	const origin = `http://${host}:${port}`;
	const view = `http://${host}:${port + 1}`;
	const dev = readDevAddress();
	const own = [port, port + 1].map((each) => [each, host, "--port"] as const);
	await failWithoutPorts(
		...own,
		...(values.site ? [] : [[dev.port, dev.host, "PORT"] as const]),
	);
	const assets = await readEditorAssets();
	const keptFolder = path.join(root, "node_modules/.cache/deleted-content");
	const site = values.site ?? `http://localhost:${dev.port}`;
	createSiteView(site, view, origin).listen(port + 1, host);
	const compiler = createContentCompiler();
	createEditor({
		root,
		locales: localeCodes,
		writer: compiler.writerFor(root),
		origin,
		view,
		assets,
		keptFolder,
	}).listen(port, host, () => process.stdout.write(`edit: ${origin}\n`));
	if (values.site) return;
	// Shares the compiler with the editor: content compiled for its checks is not compiled again.
	await develop({
		root,
		outdir: path.join(root, "node_modules/.cache/dev"),
		inspect: false,
		env: { SITE_ORIGIN: view },
		compiler,
	});
}
