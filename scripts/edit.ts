import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { localeCodes } from "../shared/locales.ts";
import { createEditor } from "./edit/create-editor.ts";
import { readEditorAssets } from "./edit/editor-assets.ts";
import { jsonSchemas } from "./edit/kinds.ts";
import { createSiteView } from "./edit/site-view.ts";

// Opens forms for content, over the working tree, with the site beside them.
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
	const assets = await readEditorAssets();
	const keptFolder = path.join(root, "node_modules/.cache/deleted-content");
	const site = values.site ?? `http://localhost:${process.env.PORT ?? 3000}`;
	createSiteView(site, view, origin).listen(port + 1, host);
	createEditor({
		root,
		locales: localeCodes,
		origin,
		view,
		assets,
		keptFolder,
	}).listen(port, host, () => process.stdout.write(`edit: ${origin}\n`));
	if (values.site) return;
	const dev = spawn(process.execPath, ["scripts/dev.ts"], {
		cwd: root,
		stdio: "inherit",
		env: { SITE_ORIGIN: view, ...process.env },
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const)
		process.on(signal, () => {
			dev.kill();
			process.exit(0);
		});
}
